import type { core, ZodError } from 'zod'
import type { Services } from './context.ts'

/** By whom rows are written, and entries of the log, that operators bring about. */
export const OPERATOR = 'cli'

/** Something that operators do at the command line. */
export interface Verb {
  name: string
  /** How it is written, its name first. */
  usage: string
  /** One sentence for the list of verbs. */
  summary: string
  /** The arguments that only show what these would do, where somebody should see that before it is done. */
  foretell?: (args: readonly string[]) => readonly string[] | null
  /** Does it through its services alone, which are one transaction, and answers the lines to print. */
  run: (args: readonly string[], services: Services) => Promise<string[]>
}

/** What a verb comes to: lines to print, and the status to exit with. */
export interface VerbAnswer {
  status: 0 | 1
  lines: string[]
}

/** A reason to do nothing of what a verb was asked: its message is one sentence that says what is wrong and what to do. */
export class VerbError extends Error {
  override name = 'VerbError'
}

/** One of several names, in whichever case it was written. Throws a VerbError that lists them. */
export function oneOf<Name extends string>(known: readonly Name[], said: string, what: string): Name {
  const name = known.find((each) => each.toLowerCase() === said.toLowerCase())
  if (name === undefined) throw new VerbError(`'${said}' is no ${what}: write one of ${known.join(', ')}.`)
  return name
}

function whyNotOf(issue: core.$ZodIssue): string {
  const isOfNumber = 'origin' in issue && ['number', 'int'].includes(issue.origin)
  if (issue.code === 'too_small' && isOfNumber) return `write ${issue.minimum} or more`
  if (issue.code === 'too_big' && isOfNumber) return `write ${issue.maximum} or less`
  if (issue.code === 'invalid_value') return `write one of ${issue.values.join(', ')}`
  if (issue.code === 'invalid_type' && issue.message.endsWith('received undefined')) return 'is missing'
  if (issue.code === 'invalid_type') return `write a ${issue.expected}`
  return issue.message.replace(/\.$/, '')
}

/** Why a schema refuses something, as a part of a sentence. */
export function whyNot(error: ZodError | undefined): string {
  const issues = (error?.issues ?? []).map((issue) =>
    [issue.path.join('.'), whyNotOf(issue)].filter(Boolean).join(': '),
  )
  return issues.join('; ')
}
