import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { inspect } from 'node:util'
import { servicesOf } from './app.ts'
import { isConfirmed, TERMINAL } from './core/commands/confirm.ts'
import { DataDirLockedError } from './core/storage/data-dir-lock.ts'
import { sendToRunningServer } from './core/commands/admin-socket.ts'
import type { Settings } from './core/config/settings.ts'
import { readSettings } from './core/config/settings.ts'
import { StartError } from './core/config/start-error.ts'
import type { CommandResult } from './core/commands/command.ts'
import { CommandError } from './core/commands/command.ts'
import { openReady } from './start.ts'
import { describeCommands, dryRunArgsOf, runCommand, commandNamed } from './commands.ts'

/**
 * How long to wait for another command or a starting server to release the data folder, and how often to check;
 * milliseconds.
 */
const TIMEOUT_MS = 60_000
const POLL_INTERVAL_MS = 200

/** Shows the operator the server's log entries, on standard error. */
const print = (...received: unknown[]): void =>
  void process.stderr.write(`${received.map((part) => inspect(part)).join(' ')}\n`)

/** Runs a command with a database that this process opens itself. */
async function runHere(args: readonly string[], settings: Settings): Promise<CommandResult> {
  const ready = await openReady(settings)
  try {
    return {
      status: 0,
      lines: await runCommand(args, servicesOf({ ...ready, settings }, { warn: print, error: print })),
    }
  } finally {
    await ready.close()
  }
}

/** Runs a command on the embedded database, which only one process can open: a running server, or else this process. */
async function runEmbedded(args: readonly string[], settings: Settings): Promise<CommandResult> {
  const { dataDir } = settings
  const until = Date.now() + TIMEOUT_MS
  for (;;) {
    const answer = await sendToRunningServer(dataDir, args)
    if (answer) return answer
    try {
      return await runHere(args, settings)
    } catch (error) {
      if (!(error instanceof DataDirLockedError)) throw error
      if (Date.now() > until) {
        throw new StartError(
          `The server that uses the data folder ${dataDir} isn't responding. Try again once it is ready.`,
        )
      }
    }
    await setTimeout(POLL_INTERVAL_MS)
  }
}

/** Shows which portal the settings select, so that operators don't change the wrong one. */
export function placeText({ databaseUrl, dataDir }: Pick<Settings, 'databaseUrl' | 'dataDir'>): string {
  if (databaseUrl === null) return `The portal of the data folder ${dataDir}:`
  const { host, pathname } = new URL(databaseUrl)
  return `The portal of the database ${host}${pathname}:`
}

async function execute(args: readonly string[]): Promise<CommandResult | null> {
  if (args[0] === 'help' || args.includes('--help')) return { status: 0, lines: describeCommands() }
  commandNamed(args[0])
  const settings = readSettings(process.env)
  const resultOf = (requested: readonly string[]) =>
    settings.databaseUrl ? runHere(requested, settings) : runEmbedded(requested, settings)
  // Only a terminal shows the portal's location, because scripts parse the output.
  if (TERMINAL.isInteractive) TERMINAL.print({ status: 0, lines: [placeText(settings)] })
  const preview = dryRunArgsOf(args)
  const isAgreed = preview === null || (await isConfirmed(() => resultOf(preview), TERMINAL))
  return isAgreed ? resultOf(args) : null
}

/** Runs the command in a running server or in this process; returns the exit status. */
export async function main(args: readonly string[]): Promise<number> {
  try {
    const answer = await execute(args)
    if (answer === null) return 1
    TERMINAL.print(answer)
    return answer.status
  } catch (error) {
    if (!(error instanceof CommandError || error instanceof StartError)) throw error
    TERMINAL.print({ status: 1, lines: [error.message] })
    return 1
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) process.exitCode = await main(process.argv.slice(2))
