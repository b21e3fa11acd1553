import { act, screen } from '@testing-library/react'
import { createRef } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { day, forward, sent, showCalendar } from '../../internal/calendar.fixture.tsx'
import { type DateRange, RangeCalendar, type RangeCalendarProps } from './RangeCalendar.tsx'

const november = { start: '2026-11-09', end: '2026-11-20' }

function show(props: Partial<RangeCalendarProps> = {}, locale = 'en-US') {
  const onChange = vi.fn<(value: DateRange | null) => void>()
  const given = { 'aria-label': 'Period', defaultValue: november, onChange, ...props } as RangeCalendarProps
  return { onChange, user: showCalendar(<RangeCalendar startName="from" endName="to" {...given} />, locale) }
}

/** The focus starts on the first chosen day. */
async function showFocused(props: Partial<RangeCalendarProps> = {}, locale = 'en-US') {
  const ref = createRef<HTMLDivElement>()
  const shown = show({ ...props, ref }, locale)
  ref.current?.focus()
  return shown
}

describe('RangeCalendar', () => {
  it('has its label and month as its name, and its error as its description', () => {
    show({ errorMessage: 'Choose fewer days.' })
    expect(screen.getByRole('application', { name: 'Period, November 2026' })).toBeInTheDocument()
    expect(screen.getByText('Choose fewer days.')).toBeVisible()
  })

  it('mouse: two presses choose a range, for the page and for the form', async () => {
    const { onChange, user } = show()
    expect(sent()).toEqual({ from: '2026-11-09', to: '2026-11-20' })
    await user.click(day(/November 12, 2026/))
    expect(onChange).not.toHaveBeenCalled()
    await user.click(day(/November 3, 2026/))
    expect(onChange).toHaveBeenCalledExactlyOnceWith({ start: '2026-11-03', end: '2026-11-12' })
    expect(sent()).toEqual({ from: '2026-11-03', to: '2026-11-12' })
  })

  it('touch: two presses choose a range', async () => {
    const { onChange, user } = show()
    await user.pointer({ keys: '[TouchA]', target: day(/November 3, 2026/) })
    await user.pointer({ keys: '[TouchA]', target: day(/November 4, 2026/) })
    expect(onChange).toHaveBeenCalledExactlyOnceWith({ start: '2026-11-03', end: '2026-11-04' })
  })

  it('discards half a range and restores the previous value when the focus leaves', async () => {
    const { onChange, user } = show()
    await user.click(day(/November 25, 2026/))
    await user.click(screen.getByRole('button', { name: 'On' }))
    expect(day(/November 9 to November 20, 2026.*selected|November 9, 2026 selected/)).toBeInTheDocument()
    expect(sent()).toEqual({ from: '2026-11-09', to: '2026-11-20' })
    expect(onChange).not.toHaveBeenCalled()
  })

  it('a form reset restores the initial range', async () => {
    const { onChange, user } = show()
    await user.click(day(/November 25, 2026/))
    await user.click(day(/November 27, 2026/))
    act(() => screen.getByRole<HTMLFormElement>('form').reset())
    expect(onChange).toHaveBeenLastCalledWith({ start: '2026-11-09', end: '2026-11-20' })
    expect(sent()).toEqual({ from: '2026-11-09', to: '2026-11-20' })
  })

  it('limits the number of days, the first and the last counted', async () => {
    const { onChange, user } = show({ maxDays: 3, defaultValue: null, minValue: '2026-11-01', maxValue: '2026-11-30' })
    await user.click(day(/November 10, 2026/))
    await user.click(day(/November 13, 2026/))
    expect(onChange).not.toHaveBeenCalled()
    await user.click(day(/November 12, 2026/))
    expect(onChange).toHaveBeenCalledExactlyOnceWith({ start: '2026-11-10', end: '2026-11-12' })
  })

  it('key Tab: moves to the month buttons, to the chosen day, and out', async () => {
    const { user } = show()
    await user.tab()
    await user.tab()
    await user.tab()
    expect(day(/November 9, 2026/)).toHaveFocus()
    await user.tab()
    expect(screen.getByRole('button', { name: 'On' })).toHaveFocus()
  })

  it('key ArrowRight: moves to the next day', async () => {
    const { user } = await showFocused()
    await user.keyboard('{ArrowRight}')
    expect(day(/November 10, 2026/)).toHaveFocus()
  })

  it('key ArrowLeft: moves to the previous day', async () => {
    const { user } = await showFocused()
    await user.keyboard('{ArrowLeft}')
    expect(day(/November 8, 2026/)).toHaveFocus()
  })

  it('arrow keys are mirrored in right-to-left text', async () => {
    const { onChange, user } = await showFocused({}, 'ar-XB')
    await user.keyboard('{ArrowLeft}{Enter}{ArrowLeft}{Enter}')
    expect(onChange).toHaveBeenCalledExactlyOnceWith({ start: '2026-11-10', end: '2026-11-12' })
  })

  it('key ArrowUp: moves one week back', async () => {
    const { user } = await showFocused()
    await user.keyboard('{ArrowUp}')
    expect(day(/November 2, 2026/)).toHaveFocus()
  })

  it('key ArrowDown: moves one week forward', async () => {
    const { user } = await showFocused()
    await user.keyboard('{ArrowDown}')
    expect(day(/November 16, 2026/)).toHaveFocus()
  })

  it('key PageUp: shows the previous month', async () => {
    const { user } = await showFocused()
    await user.keyboard('{PageUp}')
    expect(day(/October 9, 2026/)).toHaveFocus()
  })

  it('key PageDown: shows the next month', async () => {
    const { user } = await showFocused()
    await user.keyboard('{PageDown}')
    expect(day(/December 9, 2026/)).toHaveFocus()
  })

  it('key Shift+PageDown: shows the next year', async () => {
    const { user } = await showFocused()
    await user.keyboard('{Shift>}{PageDown}{/Shift}')
    expect(day(/November 9, 2027/)).toHaveFocus()
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

  it.each(['{Enter}', ' '])(
    'key Enter, Space: choose the first day, move forward by one, and choose the last (%j)',
    async (key) => {
      const { onChange, user } = await showFocused()
      await user.keyboard(`{ArrowRight}${key}{ArrowDown}${key}`)
      expect(onChange).toHaveBeenCalledExactlyOnceWith({ start: '2026-11-10', end: '2026-11-18' })
    },
  )

  it.each([
    ['es-MX', /noviembre de 2026/i, 'Siguiente'],
    ['fr-CA', /novembre 2026/i, 'Suivant'],
  ])('shows text in %s', (locale, month, next) => {
    show({}, locale)
    expect(screen.getByRole('application')).toHaveAccessibleName(month)
    expect(forward(next)).toBeEnabled()
  })
})
