import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { UIProvider } from './index.ts'
import { pressed } from './presses.sample.tsx'

const told = vi.fn<() => void>()

function show(name: string) {
  const sample = pressed[name]
  if (!sample) throw new Error(`There is no sample of ${name}.`)
  render(
    <UIProvider locale="en-US" navigate={() => told()}>
      {sample.show(() => told())}
      <button type="button">Next</button>
    </UIProvider>,
  )
  return screen.getByRole(sample.role, { name: sample.name })
}

beforeEach(() => {
  told.mockClear()
  // React prints an error that a boundary caught.
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})

describe.each(Object.entries(pressed))('%s', (name, { keys }) => {
  it.each(keys[0]?.split(', ') ?? [])('key %s: presses its control', async (key) => {
    const control = show(name)
    control.focus()
    await userEvent.keyboard(key === 'Space' ? ' ' : `{${key}}`)
    expect(told).toHaveBeenCalledOnce()
  })

  it.each([
    ['mouse', '[MouseLeft]'],
    ['touch', '[TouchA]'],
  ])('%s: presses its control', async (_device, keysOfPointer) => {
    const control = show(name)
    await userEvent.pointer({ keys: keysOfPointer, target: control })
    expect(told).toHaveBeenCalledOnce()
  })
})

describe.each(Object.entries(pressed).filter(([, { keys }]) => keys.includes('Tab')))('%s', (name) => {
  it('key Tab: moves to its control, then to the next', async () => {
    const control = show(name)
    await userEvent.tab()
    expect(control).toHaveFocus()
    await userEvent.tab()
    expect(screen.getByRole('button', { name: 'Next' })).toHaveFocus()
  })
})
