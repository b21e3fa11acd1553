import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { UIProvider } from '../components/UIProvider/UIProvider.tsx'
import { fixtures } from './component-fixtures.ts'

const reported = vi.fn<() => void>()
const pressed = Object.entries(fixtures).flatMap(([name, fixture]) =>
  fixture.press ? [{ name, use: () => fixture.use(() => undefined), ...fixture.press }] : [],
)

function show(fixture: (typeof pressed)[number]) {
  const [role, name] = fixture.control
  render(
    <UIProvider locale="en-US" navigate={() => reported()}>
      {fixture.use(() => reported())}
      <button type="button">Next</button>
    </UIProvider>,
  )
  return screen.getByRole(role, { name })
}

beforeEach(() => {
  reported.mockClear()
  // React logs an error that a boundary caught.
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})

describe.each(pressed)('$name', (fixture) => {
  it.each(fixture.keys[0]?.split(', ') ?? [])('key %s: presses its control', async (key) => {
    const control = show(fixture)
    control.focus()
    await userEvent.keyboard(key === 'Space' ? ' ' : `{${key}}`)
    expect(reported).toHaveBeenCalledOnce()
  })

  it.each([
    ['mouse', '[MouseLeft]'],
    ['touch', '[TouchA]'],
  ])('%s: presses its control', async (_device, keysOfPointer) => {
    const control = show(fixture)
    await userEvent.pointer({ keys: keysOfPointer, target: control })
    expect(reported).toHaveBeenCalledOnce()
  })
})

describe.each(pressed.filter(({ keys }) => keys.includes('Tab')))('$name', (fixture) => {
  it('key Tab: moves to its control, then to the next', async () => {
    const control = show(fixture)
    await userEvent.tab()
    expect(control).toHaveFocus()
    await userEvent.tab()
    expect(screen.getByRole('button', { name: 'Next' })).toHaveFocus()
  })
})
