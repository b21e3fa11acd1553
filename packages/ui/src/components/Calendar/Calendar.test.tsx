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

/** The focus starts on the chosen day. */
async function showFocused(props: Partial<CalendarProps> = {}, locale = 'en-US') {
  const ref = createRef<HTMLDivElement>()
  const shown = show({ ...props, ref }, locale)
  ref.current?.focus()
  return shown
}

describe('Calendar', () => {
  it('has its label and month as its name, and its error as its description', () => {
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

  it('key Tab: moves to the month buttons, to the chosen day, and out', async () => {
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

  it('key ArrowLeft: moves to the previous day', async () => {
    const { user } = await showFocused()
    await user.keyboard('{ArrowLeft}')
    expect(day(/November 20, 2026/)).toHaveFocus()
  })

  it('arrow keys are mirrored in right-to-left text', async () => {
    const { onChange, user } = await showFocused({}, 'ar-XB')
    await user.keyboard('{ArrowLeft}{Enter}')
    expect(onChange).toHaveBeenCalledExactlyOnceWith('2026-11-22')
  })

  it('key ArrowUp: moves one week back', async () => {
    const { user } = await showFocused()
    await user.keyboard('{ArrowUp}')
    expect(day(/November 14, 2026/)).toHaveFocus()
  })

  it('key ArrowDown: moves one week forward', async () => {
    const { user } = await showFocused()
    await user.keyboard('{ArrowDown}')
    expect(day(/November 28, 2026/)).toHaveFocus()
  })

  it('key PageUp: shows the previous month', async () => {
    const { user } = await showFocused()
    await user.keyboard('{PageUp}')
    expect(day(/October 21, 2026/)).toHaveFocus()
  })

  it('key PageDown: shows the next month', async () => {
    const { user } = await showFocused()
    await user.keyboard('{PageDown}')
    expect(day(/December 21, 2026/)).toHaveFocus()
  })

  it('key Shift+PageDown: shows the next year', async () => {
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

  it('does not choose days that are out of bounds or unavailable', async () => {
    const { onChange, user } = show({
      minValue: '2026-11-10',
      isDateUnavailable: (date) => date === '2026-11-12',
    })
    await user.click(day(/November 9, 2026/))
    await user.click(day(/November 12, 2026/))
    expect(onChange).not.toHaveBeenCalled()
  })

  it('can be browsed but not changed when read-only', async () => {
    const { onChange, user } = show({ isReadOnly: true })
    await user.click(day(/November 24, 2026/))
    await user.click(forward('Next'))
    expect(screen.getByRole('application', { name: 'Due date, December 2026' })).toBeInTheDocument()
    expect(onChange).not.toHaveBeenCalled()
  })

  it('a reset of its form restores the initial day', async () => {
    const { onChange, user } = show()
    await user.click(day(/November 24, 2026/))
    act(() => screen.getByRole<HTMLFormElement>('form').reset())
    expect(onChange).toHaveBeenLastCalledWith('2026-11-21')
    expect(day(/November 21, 2026 selected/)).toBeEnabled()
    expect(sent()).toEqual({ due: '2026-11-21' })
  })

  it('does not submit a value when disabled', () => {
    show({ isDisabled: true })
    expect(sent()).toEqual({})
  })

  it('passes on its id and data, and is empty without a choice', () => {
    show({ id: 'due', 'data-part': 'plan', defaultValue: null })
    expect(screen.getByRole('application')).toHaveAttribute('id', 'due')
    expect(screen.getByRole('application')).toHaveAttribute('data-part', 'plan')
    expect(sent()).toEqual({ due: '' })
  })

  it.each([
    ['es-MX', 'Fecha', /noviembre de 2026/i, 'Siguiente'],
    ['fr-CA', 'Date', /novembre 2026/i, 'Suivant'],
  ])('shows text in %s', (locale, label, month, next) => {
    show({ 'aria-label': label }, locale)
    expect(screen.getByRole('application')).toHaveAccessibleName(month)
    expect(forward(next)).toBeEnabled()
  })
})
