import type { FastifyBaseLogger } from 'fastify'
import { audits } from './access-reviews/commands.ts'
import { banners } from './banners/commands.ts'
import { company } from './companies/commands.ts'
import { config } from './config/commands.ts'
import { content } from './content/commands.ts'
import type { Services } from './core/http/context.ts'
import { transact } from './core/database/database.ts'
import type { Command, CommandResult } from './core/commands/command.ts'
import { CommandError } from './core/commands/command.ts'
import { dictionary } from './dictionary/commands.ts'
import { flags } from './flags/commands.ts'
import { legal } from './legal/commands.ts'
import { supportLists } from './incidents/commands.ts'
import { createAdmin } from './session/commands.ts'
import { grants } from './users/commands.ts'

/** All commands; each area contributes its own. */
const COMMANDS: readonly Command[] = [
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

/** The usage text: each command with its arguments and summary. */
export function describeCommands(): string[] {
  const described = COMMANDS.flatMap(({ usage, summary }) => [`  ${usage}`, `      ${summary}`])
  return ['npm run portal-admin -- COMMAND …', '', ...described]
}

/** The command with that name. Throws a CommandError if there is none. */
export function commandNamed(name: string | undefined): Command {
  if (name === undefined) throw new CommandError(`No command given. Run ${HELP} to list the commands.`)
  const command = COMMANDS.find((known) => known.name === name)
  if (!command) throw new CommandError(`There is no command '${name}'. Run ${HELP} to list the commands.`)
  return command
}

/** Returns the arguments of the dry run; null if no confirmation is needed. */
export function dryRunArgsOf([name = '', ...args]: readonly string[]): string[] | null {
  const preview = COMMANDS.find((known) => known.name === name)?.dryRunArgs?.(args)
  return preview ? [name, ...preview] : null
}

/** Runs an operator's command in one transaction. Throws a CommandError for invalid input. */
export async function runCommand([name, ...args]: readonly string[], services: Services): Promise<string[]> {
  const command = commandNamed(name)
  return transact(services.db, (tx) => command.run(args, { ...services, ...services.withConnection(tx) }))
}

/** Runs a command for another process; internal errors only go to the log. */
export async function executeCommand(
  args: readonly string[],
  services: Services,
  log: Pick<FastifyBaseLogger, 'error'>,
): Promise<CommandResult> {
  try {
    return { status: 0, lines: await runCommand(args, services) }
  } catch (error) {
    if (error instanceof CommandError) return { status: 1, lines: [error.message] }
    log.error({ err: error, command: args[0] }, 'a command failed')
    return { status: 1, lines: ['This failed, and nothing was changed. See the server log for the reason.'] }
  }
}
