import type { core, ZodError } from 'zod'
import type { Services } from '../http/context.ts'

/** The author of operators' rows and log entries. */
export const OPERATOR = 'cli'

/** A command that operators run. */
export interface Command {
  name: string
  /** The usage text, which starts with the command's name. */
  usage: string
  /** One sentence for the list of commands. */
  summary: string
  /** Returns the arguments of a dry run if the command needs confirmation. */
  dryRunArgs?: (args: readonly string[]) => readonly string[] | null
  /** Runs in one transaction through its services; returns the lines to print. */
  run: (args: readonly string[], services: Services) => Promise<string[]>
}

/** The result of a command: lines to print and the exit status. */
export interface CommandResult {
  status: 0 | 1
  lines: string[]
}

/** An expected failure of a command. Its message is one sentence with the reason and the fix. */
export class CommandError extends Error {
  override name = 'CommandError'
}

/**
 * Returns the known name that equals the input in any letter case, or else throws a CommandError that lists the names.
 */
export function oneOf<Name extends string>(known: readonly Name[], input: string, what: string): Name {
  const name = known.find((each) => each.toLowerCase() === input.toLowerCase())
  if (name === undefined) throw new CommandError(`'${input}' is not a valid ${what}. Use one of: ${known.join(', ')}.`)
  return name
}

/** Adds a space before negative numbers, so that `parseArgs` reads them as values and not as options. */
export function withNumbers(args: readonly string[]): string[] {
  return args.map((arg) => (/^-\.?\d/.test(arg) ? ` ${arg}` : arg))
}

/** Returns the lines of a text table: a heading, then the rows. Each column is as wide as its longest cell. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string[] {
  const widths = head.map((name, column) => Math.max(...[head, ...rows].map((row) => (row[column] ?? name).length)))
  return [head, ...rows].map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  )
}

/** Descriptions of expected values, for operators. */
const EXPECTED: Readonly<Record<string, string>> = {
  boolean: 'true or false',
  number: 'a number',
  int: 'a whole number',
  string: 'text in quotation marks',
  object: 'JSON in braces',
  record: 'JSON in braces',
  array: 'a list in brackets',
}

const ORDINALS = ['first', 'second', 'third']

/** Describes an issue's path for operators: `tenants.0` becomes `first tenant`. */
function fieldNameOf(path: core.$ZodIssue['path']): string {
  const [list, index] = path.slice(-2)
  const ordinal = typeof index === 'number' ? ORDINALS[index] : undefined
  return ordinal ? `${ordinal} ${String(list).replace(/s$/, '')}` : path.join('.')
}

function reasonOf(issue: core.$ZodIssue): string {
  const isNumberLimit = 'origin' in issue && ['number', 'int'].includes(issue.origin)
  if (issue.code === 'too_small' && isNumberLimit) return `use ${issue.minimum} or more`
  if (issue.code === 'too_big' && isNumberLimit) return `use ${issue.maximum} or less`
  if (issue.code === 'invalid_value') return `use one of ${issue.values.join(', ')}`
  if (issue.code === 'invalid_type' && issue.message.endsWith('received undefined')) return 'is missing'
  if (issue.code === 'invalid_type') return `use ${EXPECTED[issue.expected] ?? `a ${issue.expected}`}`
  if (issue.code === 'not_multiple_of') return `use a multiple of ${issue.divisor}`
  return issue.message.replace(/\.$/, '')
}

/** Returns the reasons why a schema refuses a value, as a part of a sentence. */
export function whyNot(error: ZodError | undefined): string {
  const issues = (error?.issues ?? []).map((issue) =>
    [fieldNameOf(issue.path), reasonOf(issue)].filter(Boolean).join(': '),
  )
  return issues.join('; ')
}
