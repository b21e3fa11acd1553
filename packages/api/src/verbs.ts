import type { FastifyBaseLogger } from 'fastify'
import { audits } from './access-reviews/verbs.ts'
import { banners } from './banners/verbs.ts'
import { company } from './companies/verbs.ts'
import { config } from './config/verbs.ts'
import { content } from './content/verbs.ts'
import type { Services } from './core/context.ts'
import { transact } from './core/database.ts'
import type { Verb, VerbAnswer } from './core/verb.ts'
import { VerbError } from './core/verb.ts'
import { dictionary } from './dictionary/verbs.ts'
import { flags } from './flags/verbs.ts'
import { legal } from './legal/verbs.ts'
import { supportLists } from './incidents/verbs.ts'
import { createAdmin } from './session/verbs.ts'
import { grants } from './users/verbs.ts'

/** What operators can do; each area brings its own. */
const VERBS: readonly Verb[] = [
  createAdmin,
  company,
  grants,
  legal,
  config,
  flags,
  banners,
  audits,
  supportLists,
  dictionary,
  content,
]

const HELP = 'npm run portal-admin -- --help'

/** The verbs, how each is written and what it does. */
export function describeVerbs(): string[] {
  const described = VERBS.flatMap(({ usage, summary }) => [`  ${usage}`, `      ${summary}`])
  return ['npm run portal-admin -- COMMAND …', '', ...described]
}

/** The verb of that name. Throws a VerbError where there is none. */
export function verbNamed(name: string | undefined): Verb {
  if (name === undefined) throw new VerbError(`No command given. Run ${HELP} to list the commands.`)
  const verb = VERBS.find((known) => known.name === name)
  if (!verb) throw new VerbError(`There is no command '${name}'. Run ${HELP} to list the commands.`)
  return verb
}

/** What shows beforehand what the arguments would do; null where that need not be confirmed. */
export function foretelling([name = '', ...args]: readonly string[]): string[] | null {
  const foretold = VERBS.find((known) => known.name === name)?.foretell?.(args)
  return foretold ? [name, ...foretold] : null
}

/** Does what an operator says, all or nothing. Throws a VerbError for what makes no sense. */
export async function runVerb([name, ...args]: readonly string[], services: Services): Promise<string[]> {
  const verb = verbNamed(name)
  return transact(services.db, (tx) => verb.run(args, { ...services, ...services.over(tx) }))
}

/** The same as an answer to somebody else; what went wrong here is for the log alone. */
export async function answerVerb(
  args: readonly string[],
  services: Services,
  log: Pick<FastifyBaseLogger, 'error'>,
): Promise<VerbAnswer> {
  try {
    return { status: 0, lines: await runVerb(args, services) }
  } catch (error) {
    if (error instanceof VerbError) return { status: 1, lines: [error.message] }
    log.error({ err: error, verb: args[0] }, 'a verb failed')
    return { status: 1, lines: ['This failed, and nothing was changed. See the server log for the reason.'] }
  }
}
