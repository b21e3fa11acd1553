import { act, screen } from '@testing-library/react'
import { createRef } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { day, forward, sent, showCalendar } from '../../internal/calendar.fixture.tsx'
import { Calendar, type CalendarProps } from './Calendar.tsx'

function show(props: Partial<CalendarProps> = {}, locale = 'en-US') {
  const onChange = vi.fn<(value: string | null) => void>()
  const given = { 'aria-label': 'Due date', defaultValue: '2026-11-21', onChange, ...props } as CalendarProps
  return { onChange, user: showCalendar(<Calendar name="due" {...given} />, locale) }
}

/** The focus begins on the chosen day. */
async function showFocused(props: Partial<CalendarProps> = {}, locale = 'en-US') {
  const ref = createRef<HTMLDivElement>()
  const shown = show({ ...props, ref }, locale)
  ref.current?.focus()
  return shown
}

describe('Calendar', () => {
  it('is named by its label and month, and reads its error', () => {
    show({ errorMessage: 'Choose a working day.' })
    expect(screen.getByRole('application', { name: 'Due date, November 2026' })).toBeInTheDocument()
    expect(screen.getByText('Choose a working day.')).toBeVisible()
    expect(day(/November 21, 2026/)).toHaveAccessibleDescription('Choose a working day.')
  })

  it('mouse: a press chooses a day, for the page and for the form', async () => {
    const { onChange, user } = show()
    expect(sent()).toEqual({ due: '2026-11-21' })
    await user.click(day(/November 24, 2026/))
    expect(onChange).toHaveBeenCalledExactlyOnceWith('2026-11-24')
    expect(day(/November 24, 2026 selected/)).toBeEnabled()
    expect(sent()).toEqual({ due: '2026-11-24' })
  })

  it('touch: a press chooses a day', async () => {
    const { onChange, user } = show()
    await user.pointer({ keys: '[TouchA]', target: day(/November 25, 2026/) })
    expect(onChange).toHaveBeenCalledExactlyOnceWith('2026-11-25')
  })

  it('key Tab: moves to the ways to other months, to the chosen day, and out', async () => {
    const { user } = show()
    await user.tab()
    expect(screen.getByRole('button', { name: 'Previous' })).toHaveFocus()
    await user.tab()
    expect(forward('Next')).toHaveFocus()
    await user.tab()
    expect(day(/November 21, 2026/)).toHaveFocus()
    await user.tab()
    expect(screen.getByRole('button', { name: 'On' })).toHaveFocus()
  })

  it('key ArrowRight: moves to the next day', async () => {
    const { user } = await showFocused()
    await user.keyboard('{ArrowRight}')
    expect(day(/November 22, 2026/)).toHaveFocus()
  })

  it('key ArrowLeft: moves to the day before', async () => {
    const { user } = await showFocused()
    await user.keyboard('{ArrowLeft}')
    expect(day(/November 20, 2026/)).toHaveFocus()
  })

  it('the arrow keys turn round where one reads from right to left', async () => {
    const { onChange, user } = await showFocused({}, 'ar-XB')
    await user.keyboard('{ArrowLeft}{Enter}')
    expect(onChange).toHaveBeenCalledExactlyOnceWith('2026-11-22')
  })

  it('key ArrowUp: moves a week back', async () => {
    const { user } = await showFocused()
    await user.keyboard('{ArrowUp}')
    expect(day(/November 14, 2026/)).toHaveFocus()
  })

  it('key ArrowDown: moves a week on', async () => {
    const { user } = await showFocused()
    await user.keyboard('{ArrowDown}')
    expect(day(/November 28, 2026/)).toHaveFocus()
  })

  it('key PageUp: shows the month before', async () => {
    const { user } = await showFocused()
    await user.keyboard('{PageUp}')
    expect(day(/October 21, 2026/)).toHaveFocus()
  })

  it('key PageDown: shows the month after', async () => {
    const { user } = await showFocused()
    await user.keyboard('{PageDown}')
    expect(day(/December 21, 2026/)).toHaveFocus()
  })

  it('key Shift+PageDown: shows the year after', async () => {
    const { user } = await showFocused()
    await user.keyboard('{Shift>}{PageDown}{/Shift}')
    expect(day(/November 21, 2027/)).toHaveFocus()
  })

  it('key Home: moves to the first day of the month', async () => {
    const { user } = await showFocused()
    await user.keyboard('{Home}')
    expect(day(/November 1, 2026/)).toHaveFocus()
  })

  it('key End: moves to the last day of the month', async () => {
    const { user } = await showFocused()
    await user.keyboard('{End}')
    expect(day(/November 30, 2026/)).toHaveFocus()
  })

  it.each(['{Enter}', ' '])('key Enter, Space: choose the day (%j)', async (key) => {
    const { onChange, user } = await showFocused()
    await user.keyboard(`{ArrowRight}${key}`)
    expect(onChange).toHaveBeenCalledExactlyOnceWith('2026-11-22')
  })

  it('what is out of bounds or not available is not chosen', async () => {
    const { onChange, user } = show({
      minValue: '2026-11-10',
      isDateUnavailable: (date) => date === '2026-11-12',
    })
    await user.click(day(/November 9, 2026/))
    await user.click(day(/November 12, 2026/))
    expect(onChange).not.toHaveBeenCalled()
  })

  it('read only, it can be looked through and not changed; disabled, it is not sent', async () => {
    const { onChange, user } = show({ isReadOnly: true })
    await user.click(day(/November 24, 2026/))
    await user.click(forward('Next'))
    expect(screen.getByRole('application', { name: 'Due date, December 2026' })).toBeInTheDocument()
    expect(onChange).not.toHaveBeenCalled()
  })

  it('a reset of its form takes it back to the day that it began with', async () => {
    const { onChange, user } = show()
    await user.click(day(/November 24, 2026/))
    act(() => screen.getByRole<HTMLFormElement>('form').reset())
    expect(onChange).toHaveBeenLastCalledWith('2026-11-21')
    expect(day(/November 21, 2026 selected/)).toBeEnabled()
    expect(sent()).toEqual({ due: '2026-11-21' })
  })

  it('disabled, it sends nothing', () => {
    show({ isDisabled: true })
    expect(sent()).toEqual({})
  })

  it('hands its id and data on, and is empty where nothing is chosen', () => {
    show({ id: 'due', 'data-part': 'plan', defaultValue: null })
    expect(screen.getByRole('application')).toHaveAttribute('id', 'due')
    expect(screen.getByRole('application')).toHaveAttribute('data-part', 'plan')
    expect(sent()).toEqual({ due: '' })
  })

  it.each([
    ['es-MX', 'Fecha', /noviembre de 2026/i, 'Siguiente'],
    ['fr-CA', 'Date', /novembre 2026/i, 'Suivant'],
  ])('speaks %s', (locale, label, month, next) => {
    show({ 'aria-label': label }, locale)
    expect(screen.getByRole('application')).toHaveAccessibleName(month)
    expect(forward(next)).toBeEnabled()
  })
})
