import { createInterface } from 'node:readline/promises'
import type { CommandResult } from './command.ts'

/** The terminal that asks for confirmation. */
export interface Terminal {
  isInteractive: boolean
  print: (answer: CommandResult) => void
  ask: (question: string) => Promise<string>
}

/** The terminal of this process. */
export const TERMINAL: Terminal = {
  isInteractive: process.stdin.isTTY && process.stdout.isTTY,
  print({ status, lines }) {
    const stream = status === 0 ? process.stdout : process.stderr
    stream.write(`${lines.join('\n')}\n`)
  },
  async ask(question) {
    const prompt = createInterface({ input: process.stdin, output: process.stdout })
    // The end of input, such as Ctrl-D, is no confirmation.
    const ended = new Promise<string>((resolve) => prompt.once('close', () => resolve('')))
    const answer = await Promise.race([prompt.question(question), ended])
    prompt.close()
    return answer
  },
}

/** Asks for confirmation after a dry run. Without a terminal, such as in a script, the command counts as confirmed. */
export async function isConfirmed(dryRun: () => Promise<CommandResult>, terminal: Terminal): Promise<boolean> {
  if (!terminal.isInteractive) return true
  const preview = await dryRun()
  terminal.print(preview)
  if (preview.status !== 0) return false
  if (/^y(es)?$/i.test((await terminal.ask('Do this? [y/N] ')).trim())) return true
  terminal.print({ status: 1, lines: ['Nothing was done.'] })
  return false
}
