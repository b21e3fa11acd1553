import { describe, expect, it, vi } from 'vitest'
import type { Terminal } from './confirm.ts'
import { isConfirmed } from './confirm.ts'
import type { CommandResult } from './command.ts'

const preview: CommandResult = { status: 0, lines: ['600 people would be stopped.'] }

function terminalThat(responses: string, isInteractive = true) {
  return {
    isInteractive,
    print: vi.fn<Terminal['print']>(),
    ask: vi.fn<Terminal['ask']>().mockResolvedValue(responses),
  }
}

describe('the confirmation of a command', () => {
  it.each(['y', 'Y', ' yes ', 'YES'])('TRM-01c “%s” runs the command after its dry run', async (response) => {
    const terminal = terminalThat(response)
    expect(await isConfirmed(() => Promise.resolve(preview), terminal)).toBe(true)
    expect(terminal.print.mock.calls).toEqual([[preview]])
  })

  it.each(['', 'n', 'no', 'yesterday'])('TRM-01c “%s” does not run the command', async (response) => {
    const terminal = terminalThat(response)
    expect(await isConfirmed(() => Promise.resolve(preview), terminal)).toBe(false)
    expect(terminal.print).toHaveBeenLastCalledWith({ status: 1, lines: ['Nothing was done.'] })
  })

  it('TRM-01c is not requested for an invalid command', async () => {
    const terminal = terminalThat('y')
    const refused: CommandResult = { status: 1, lines: ['There is no such document.'] }
    expect(await isConfirmed(() => Promise.resolve(refused), terminal)).toBe(false)
    expect(terminal.print.mock.calls).toEqual([[refused]])
    expect(terminal.ask).not.toHaveBeenCalled()
  })

  it('TRM-01c is skipped without a terminal', async () => {
    const terminal = terminalThat('', false)
    expect(await isConfirmed(() => Promise.reject(new Error('not asked')), terminal)).toBe(true)
    expect(terminal.print).not.toHaveBeenCalled()
  })
})
