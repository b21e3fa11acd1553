import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { day, field, openRange, segment, shown } from './range.fixture.tsx'

const start = (part: string) => segment(new RegExp(`${part}, Start Date`, 'i'))

async function openByKeys() {
  const opened = openRange()
  await opened.user.tab()
  await opened.user.keyboard('{Alt>}{ArrowDown}{/Alt}')
  await screen.findByRole('dialog')
  await waitFor(() => expect(day(/October 5, 2026/)).toHaveFocus())
  return opened
}

describe('DateRangePicker', () => {
  it('key Tab: moves from part to part, then to the calendar button', async () => {
    const { user } = openRange()
    await user.tab()
    expect(start('month')).toHaveFocus()
    await user.tab()
    expect(start('day')).toHaveFocus()
    for (let press = 0; press < 5; press += 1) await user.tab()
    expect(field()).toContainElement(document.activeElement as HTMLElement)
    expect(document.activeElement).toHaveAccessibleName(/Calendar/)
  })

  it('key Tab: DRP-01 keeps an incomplete range when it leaves the calendar, and Done waits for the other day', async () => {
    const { onChange, user } = await openByKeys()
    await user.keyboard('{ArrowDown}{Enter}')
    const status = screen.getByRole('status')
    expect(status).toHaveTextContent('You chose Oct 12, 2026. Now choose the other date.')
    await user.tab()
    expect(screen.getByRole('button', { name: 'Reset' })).toHaveFocus()
    expect(status).toHaveTextContent('You chose Oct 12, 2026. Now choose the other date.')
    expect(screen.getByRole('button', { name: 'Done' })).toBeDisabled()
    expect(shown()).toBe('10/05/2026/10/09/2026')

    await user.tab({ shift: true })
    expect(day(/October 12, 2026/)).toHaveFocus()
    await user.keyboard('{Enter}')
    expect(status).toHaveTextContent('Oct 12, 2026')
    await user.tab()
    await user.tab()
    await user.keyboard('{Enter}')
    expect(onChange).toHaveBeenCalledExactlyOnceWith({ start: '2026-10-12', end: '2026-10-12' })
  })

  it('key Tab: Reset discards an incomplete range', async () => {
    const { user } = await openByKeys()
    await user.keyboard('{ArrowDown}{Enter}{Tab}{Enter}')
    expect(screen.getByRole('status')).toHaveTextContent('Oct 5 – 9, 2026')
    expect(screen.getByRole('button', { name: 'Done' })).toBeEnabled()
  })

  it('key ArrowRight: moves to the next part, and ArrowLeft back', async () => {
    const { user } = openRange()
    await user.tab()
    await user.keyboard('{ArrowRight}')
    expect(start('day')).toHaveFocus()
    await user.keyboard('{ArrowLeft}')
    expect(start('month')).toHaveFocus()
  })

  it('key ArrowLeft: moves to the previous part', async () => {
    const { user } = openRange()
    await user.click(start('year'))
    await user.keyboard('{ArrowLeft}')
    expect(start('day')).toHaveFocus()
  })

  it('key ArrowUp: adds one to the part', async () => {
    const { user } = openRange()
    await user.tab()
    await user.keyboard('{ArrowUp}')
    expect(shown()).toBe('11/05/2026/10/09/2026')
  })

  it('key ArrowDown: subtracts one from the part', async () => {
    const { user } = openRange()
    await user.tab()
    await user.keyboard('{ArrowDown}')
    expect(shown()).toBe('09/05/2026/10/09/2026')
  })

  it('key 0–9: types the part and moves on when it is full', async () => {
    const { user } = openRange()
    await user.tab()
    await user.keyboard('09')
    expect(shown()).toBe('09/05/2026/10/09/2026')
    expect(start('day')).toHaveFocus()
  })

  it('key Backspace: clears the part', async () => {
    const { user } = openRange()
    await user.tab()
    await user.keyboard('{Backspace}{Backspace}')
    expect(start('month')).toHaveTextContent('mm')
  })

  it('key Enter: chooses the day in the calendar', async () => {
    const { user } = await openByKeys()
    await user.keyboard('{Enter}')
    expect(screen.getByRole('status')).toHaveTextContent('You chose Oct 5, 2026. Now choose the other date.')
  })

  it('key Alt+ArrowDown: opens the calendar on the first day', async () => {
    await openByKeys()
    expect(screen.getByRole('dialog')).toBeInTheDocument()
  })

  it('key Space: chooses the first and then the last day', async () => {
    const { onChange, user } = await openByKeys()
    await user.keyboard(' {ArrowDown} ')
    await user.click(screen.getByRole('button', { name: 'Done' }))
    expect(onChange).toHaveBeenCalledExactlyOnceWith({ start: '2026-10-05', end: '2026-10-13' })
  })

  it('key PageUp: shows the previous month', async () => {
    const { user } = await openByKeys()
    await user.keyboard('{PageUp}')
    expect(day(/September 5, 2026/)).toHaveFocus()
  })

  it('key PageDown: shows the next month', async () => {
    const { user } = await openByKeys()
    await user.keyboard('{PageDown}')
    expect(day(/November 5, 2026/)).toHaveFocus()
  })

  it('key Shift+PageDown: shows the next year, Shift+PageUp the previous year', async () => {
    const { user } = await openByKeys()
    await user.keyboard('{Shift>}{PageDown}{/Shift}')
    expect(day(/October 5, 2027/)).toHaveFocus()
    await user.keyboard('{Shift>}{PageUp}{PageUp}{/Shift}')
    expect(day(/October 5, 2025/)).toHaveFocus()
  })

  it('key Home: moves to the first day of the month', async () => {
    const { user } = await openByKeys()
    await user.keyboard('{Home}')
    expect(day(/October 1, 2026/)).toHaveFocus()
  })

  it('key End: moves to the last day of the month', async () => {
    const { user } = await openByKeys()
    await user.keyboard('{End}')
    expect(day(/October 31, 2026/)).toHaveFocus()
  })

  it('key Escape: closes without applying and returns the focus', async () => {
    const { onChange, user } = await openByKeys()
    await user.keyboard(' {ArrowDown} {Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(shown()).toBe('10/05/2026/10/09/2026')
    expect(onChange).not.toHaveBeenCalled()
    await waitFor(() => expect(field()).toContainElement(document.activeElement as HTMLElement))
  })
})
