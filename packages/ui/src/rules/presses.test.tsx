import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { UIProvider } from '../components/UIProvider/UIProvider.tsx'
import { samples } from './samples.ts'

const told = vi.fn<() => void>()
const pressed = Object.entries(samples).flatMap(([name, sample]) =>
  sample.press ? [{ name, use: () => sample.use(() => undefined), ...sample.press }] : [],
)

function show(sample: (typeof pressed)[number]) {
  const [role, name] = sample.control
  render(
    <UIProvider locale="en-US" navigate={() => told()}>
      {sample.use(() => told())}
      <button type="button">Next</button>
    </UIProvider>,
  )
  return screen.getByRole(role, { name })
}

beforeEach(() => {
  told.mockClear()
  // React prints an error that a boundary caught.
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})

describe.each(pressed)('$name', (sample) => {
  it.each(sample.keys[0]?.split(', ') ?? [])('key %s: presses its control', async (key) => {
    const control = show(sample)
    control.focus()
    await userEvent.keyboard(key === 'Space' ? ' ' : `{${key}}`)
    expect(told).toHaveBeenCalledOnce()
  })

  it.each([
    ['mouse', '[MouseLeft]'],
    ['touch', '[TouchA]'],
  ])('%s: presses its control', async (_device, keysOfPointer) => {
    const control = show(sample)
    await userEvent.pointer({ keys: keysOfPointer, target: control })
    expect(told).toHaveBeenCalledOnce()
  })
})

describe.each(pressed.filter(({ keys }) => keys.includes('Tab')))('$name', (sample) => {
  it('key Tab: moves to its control, then to the next', async () => {
    const control = show(sample)
    await userEvent.tab()
    expect(control).toHaveFocus()
    await userEvent.tab()
    expect(screen.getByRole('button', { name: 'Next' })).toHaveFocus()
  })
})
