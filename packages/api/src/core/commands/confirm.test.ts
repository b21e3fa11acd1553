import { describe, expect, it, vi } from 'vitest'
import type { Terminal } from './confirm.ts'
import { isConfirmed } from './confirm.ts'
import type { CommandResult } from './command.ts'

const preview: CommandResult = { status: 0, lines: ['600 people would be stopped.'] }

function terminalThat(answers: string, isInteractive = true) {
  return {
    isInteractive,
    print: vi.fn<Terminal['print']>(),
    ask: vi.fn<Terminal['ask']>().mockResolvedValue(answers),
  }
}

describe('what an operator confirms', () => {
  it.each(['y', 'Y', ' yes ', 'YES'])('TRM-01c is done after “%s”, with what it would do in view', async (answer) => {
    const terminal = terminalThat(answer)
    expect(await isConfirmed(() => Promise.resolve(preview), terminal)).toBe(true)
    expect(terminal.print.mock.calls).toEqual([[preview]])
  })

  it.each(['', 'n', 'no', 'yesterday'])('TRM-01c is not done after “%s”', async (answer) => {
    const terminal = terminalThat(answer)
    expect(await isConfirmed(() => Promise.resolve(preview), terminal)).toBe(false)
    expect(terminal.print).toHaveBeenLastCalledWith({ status: 1, lines: ['Nothing was done.'] })
  })

  it('TRM-01c is not asked for where it makes no sense', async () => {
    const terminal = terminalThat('y')
    const refused: CommandResult = { status: 1, lines: ['There is no such document.'] }
    expect(await isConfirmed(() => Promise.resolve(refused), terminal)).toBe(false)
    expect(terminal.print.mock.calls).toEqual([[refused]])
    expect(terminal.ask).not.toHaveBeenCalled()
  })

  it('TRM-01c is done at once where nobody sits who could be asked', async () => {
    const terminal = terminalThat('', false)
    expect(await isConfirmed(() => Promise.reject(new Error('not asked')), terminal)).toBe(true)
    expect(terminal.print).not.toHaveBeenCalled()
  })
})
