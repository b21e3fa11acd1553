import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { DateRangePicker } from './DateRangePicker.tsx'
import * as styles from './DateRangePicker.css.ts'
import { day, field, october, openCalendar, openRange, segment, shown } from './range.fixture.tsx'

const paste = (part: RegExp, text: string) => fireEvent.paste(segment(part), { clipboardData: { getData: () => text } })
const sent = () => ['from', 'to'].map((name) => document.querySelector<HTMLInputElement>(`[name=${name}]`)?.value)
const press = (name: string) => screen.getByRole('button', { name })

describe('DateRangePicker', () => {
  it('DRP-01 mouse: two presses choose, Done applies and closes', async () => {
    const { onChange, user } = openRange()
    await openCalendar(user)
    await user.click(day(/October 12, 2026/))
    await user.click(day(/October 20, 2026/))
    expect(onChange).not.toHaveBeenCalled()
    await user.click(press('Done'))
    expect(onChange).toHaveBeenCalledExactlyOnceWith({ start: '2026-10-12', end: '2026-10-20' })
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(shown()).toBe('10/12/2026/10/20/2026')
  })

  it('DRP-01 touch: two presses choose, Done applies and closes', async () => {
    const { onChange, user } = openRange()
    await openCalendar(user)
    await user.pointer({ keys: '[TouchA]', target: day(/October 13, 2026/) })
    await user.pointer({ keys: '[TouchA]', target: day(/October 21, 2026/) })
    await user.pointer({ keys: '[TouchA]', target: press('Done') })
    expect(onChange).toHaveBeenCalledExactlyOnceWith({ start: '2026-10-13', end: '2026-10-21' })
  })

  it('DRP-01 Reset restores the original range and keeps the calendar open', async () => {
    const { onChange, user } = openRange()
    await openCalendar(user)
    await user.click(press('Last month'))
    expect(shown()).not.toBe('10/05/2026/10/09/2026')
    await user.click(press('Reset'))
    expect(shown()).toBe('10/05/2026/10/09/2026')
    expect(screen.getByRole('dialog')).toBeInTheDocument()
    expect(onChange).not.toHaveBeenCalled()
  })

  it('DRP-03 disables Done and shows a message if the range is longer than 30 days', async () => {
    const { onChange, user } = openRange({ maxDays: 30, value: { start: '2026-09-01', end: '2026-10-30' } })
    expect(field()).toHaveAccessibleDescription(/Date range can't be more than 30 days/)
    await openCalendar(user)
    expect(press('Done')).toBeDisabled()
    expect(screen.getByRole('status')).toHaveTextContent("Date range can't be more than 30 days")
    expect(onChange).not.toHaveBeenCalled()
  })

  it('DRP-03 accepts exactly the maximum number of days, both ends counted', async () => {
    const { user } = openRange({ maxDays: 31, value: { start: '2026-10-01', end: '2026-10-31' } })
    await openCalendar(user)
    expect(press('Done')).toBeEnabled()
  })

  it('B-08 shows the maximum range before it rejects one, also in the calendar', async () => {
    const { user } = openRange({ maxDays: 8 })
    await openCalendar(user)
    await user.click(day(/October 12, 2026/))
    expect(screen.getByRole('status')).toHaveTextContent(
      'Choose the other date from Oct 5, 2026 to Oct 19, 2026: 8 days at most.',
    )
    expect(day(/October 19, 2026/)).not.toHaveAttribute('aria-disabled')
    expect(day(/October 20, 2026/)).toHaveAttribute('aria-disabled', 'true')
    expect(day(/October 4, 2026/)).toHaveAttribute('aria-disabled', 'true')
  })

  it('B-08 offers no preset that is too long', async () => {
    const { user } = openRange({ maxDays: 8 })
    const dialog = await openCalendar(user)
    const presets = within(dialog).getByRole('group', { name: 'Quick ranges' })
    expect(within(presets).getByRole('button', { name: 'Last 7 days' })).toBeInTheDocument()
    expect(within(presets).queryByRole('button', { name: 'Last 29 days' })).not.toBeInTheDocument()
  })

  it('offers the application’s ranges beside the built-in ones, and uses its text for a problem', async () => {
    const { onChange, user } = openRange({
      presets: [
        'thisMonth',
        { id: 'season', label: 'Holiday season', range: { start: '2026-11-26', end: '2026-12-05' } },
      ],
      value: { start: '2026-09-01', end: '2026-10-30' },
      maxDays: 31,
      getErrorText: (problem) => (problem === 'tooLong' ? 'A month at most.' : null),
    })
    expect(field()).toHaveAccessibleDescription(/A month at most\./)
    await openCalendar(user)
    expect(screen.getByRole('status')).toHaveTextContent('A month at most.')
    await user.click(press('Holiday season'))
    await user.click(press('Done'))
    expect(onChange).toHaveBeenCalledExactlyOnceWith({ start: '2026-11-26', end: '2026-12-05' })
  })

  it('keeps Done in view at any height: presets and months scroll, the footer does not', async () => {
    const { user } = openRange()
    await openCalendar(user)
    const scroll = `.${styles.scroll}`
    expect(day(/October 12, 2026/).closest(scroll)).toBe(press('Last month').closest(scroll))
    expect(day(/October 12, 2026/).closest(scroll)).not.toBeNull()
    expect(press('Done').closest(scroll)).toBeNull()
  })

  it('B-08 marks a preset as chosen and applies it with Done', async () => {
    vi.setSystemTime('2026-11-21T18:00:00Z')
    const { onChange, user } = openRange({ timeZone: 'America/Chicago' })
    await openCalendar(user)
    await user.click(press('Last 29 days'))
    expect(press('Last 29 days')).toHaveAttribute('aria-pressed', 'true')
    await user.click(press('Done'))
    expect(onChange).toHaveBeenCalledExactlyOnceWith({ start: '2026-10-23', end: '2026-11-21' })
    vi.useRealTimers()
  })

  it('B-08 a pasted range fills both dates and applies immediately', async () => {
    const { onChange, user } = openRange()
    await user.click(segment(/month, Start Date/i))
    paste(/month, Start Date/i, 'Nov 1 – 21, 2026')
    await waitFor(() => expect(shown()).toBe('11/01/2026/11/21/2026'))
    await user.click(press('Next'))
    expect(onChange).toHaveBeenCalledExactlyOnceWith({ start: '2026-11-01', end: '2026-11-21' })
  })

  it('B-08 a pasted date fills the focused date', async () => {
    const { user } = openRange()
    await user.click(segment(/month, End Date/i))
    paste(/month, End Date/i, '2026-10-31')
    await waitFor(() => expect(shown()).toBe('10/05/2026/10/31/2026'))
  })

  it('DRP-04 reports an end before the start after the focus leaves, has no value and keeps the typed text', async () => {
    const onInvalid = vi.fn<(problem: string | null) => void>()
    const { onChange, user } = openRange({ onInvalid, startName: 'from', endName: 'to' })
    await user.click(segment(/day, End Date/i))
    await user.keyboard('03')
    expect(field()).not.toHaveAccessibleDescription(/End date must be/)
    await user.click(press('Next'))
    expect(field()).toHaveAccessibleDescription(/End date must be on or after start date/)
    expect(onInvalid).toHaveBeenLastCalledWith('order')
    expect(onChange).toHaveBeenLastCalledWith(null)
    expect(shown()).toBe('10/05/2026/10/03/2026')
    expect(sent()).toEqual(['', ''])
    await user.click(segment(/day, End Date/i))
    await user.keyboard('13')
    expect(onInvalid).toHaveBeenLastCalledWith(null)
    expect(onChange).toHaveBeenLastCalledWith({ start: '2026-10-05', end: '2026-10-13' })
    expect(sent()).toEqual(['2026-10-05', '2026-10-13'])
  })

  it('DRP-04 rejects days outside 1900-01-01 and 2100-01-01', () => {
    openRange({ value: { start: '1899-12-31', end: '1900-01-05' } })
    expect(field()).toHaveAccessibleDescription(/Choose dates from Jan 1, 1900 to Jan 1, 2100\./)
  })

  it('asks for the missing date', async () => {
    const { onChange, user } = openRange({ value: null })
    await user.click(segment(/month, Start Date/i))
    await user.keyboard('10052026')
    await user.click(press('Next'))
    expect(field()).toHaveAccessibleDescription(/Choose a start and an end date\./)
    expect(onChange).not.toHaveBeenCalled()
  })

  it('starts the week as in the language', async () => {
    const { user } = openRange({ locale: 'fr-FR' })
    await openCalendar(user)
    const [first] = screen.getAllByRole('columnheader', { hidden: true })
    expect(first).toHaveTextContent('lun.')
  })

  it('abbreviates day names to letters if a language has no short names that fit', async () => {
    const { user } = openRange({ locale: 'ar' })
    await openCalendar(user)
    const days = screen.getAllByRole('columnheader', { hidden: true }).map((head) => head.textContent)
    expect(days).toEqual(['س', 'ح', 'ن', 'ث', 'ر', 'خ', 'ج'])
  })

  it('shows the range that the page sets, even if only its start changes', () => {
    const { rerender } = render(<DateRangePicker label="Period" value={october} />)
    rerender(<DateRangePicker label="Period" value={{ ...october, start: '2026-10-06' }} />)
    expect(shown()).toBe('10/06/2026/10/09/2026')
  })

  it('a form reset discards incomplete text', async () => {
    const onInvalid = vi.fn<(problem: string | null) => void>()
    render(
      <form aria-label="Report">
        <DateRangePicker label="Period" startName="from" onInvalid={onInvalid} />
      </form>,
    )
    await userEvent.tab()
    await userEvent.keyboard('1')
    expect(onInvalid).toHaveBeenLastCalledWith('incomplete')
    const form = screen.getByRole<HTMLFormElement>('form')
    act(() => form.reset())
    expect(onInvalid).toHaveBeenLastCalledWith(null)
    expect(form.checkValidity()).toBe(true)
  })

  it('shows two months if there is space, otherwise one', async () => {
    const { user } = openRange()
    await openCalendar(user)
    expect(screen.getAllByRole('grid')).toHaveLength(1)
    await user.keyboard('{Escape}')
    vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: vi.fn(), removeEventListener: vi.fn() }))
    await openCalendar(user)
    expect(screen.getAllByRole('grid')).toHaveLength(2)
    vi.unstubAllGlobals()
  })

  it('has a name, help, a state and form values', () => {
    openRange({ description: 'In your time zone', startName: 'from', endName: 'to', isRequired: true })
    expect(field()).toHaveAccessibleDescription(/In your time zone/)
    expect(document.querySelector<HTMLInputElement>('[name=from]')?.value).toBe(october.start)
    expect(document.querySelector<HTMLInputElement>('[name=to]')?.value).toBe(october.end)
  })

  it.each(['next week', '11/1/2026 - 11/31/2026'])(
    'B-08 reports that "%s" has no date, and keeps the range',
    (text) => {
      const { onChange } = openRange()
      paste(/month, Start Date/i, text)
      expect(screen.getByRole('status')).toHaveTextContent('No date was found in what you pasted.')
      expect(shown()).toBe('10/05/2026/10/09/2026')
      expect(onChange).not.toHaveBeenCalled()
    },
  )

  it('when disabled, does not open and ignores a paste', async () => {
    const { onChange } = openRange({ isDisabled: true })
    expect(within(field()).getByRole('button')).toBeDisabled()
    paste(/month, Start Date/i, '2026-11-01')
    expect(shown()).toBe('10/05/2026/10/09/2026')
    expect(onChange).not.toHaveBeenCalled()
  })

  it('shows French text', async () => {
    const { user } = openRange({ locale: 'fr-CA', maxDays: 30, value: { start: '2026-09-01', end: '2026-10-30' } })
    expect(field()).toHaveAccessibleDescription(/L’intervalle de dates ne peut pas dépasser 30 jours/)
    await openCalendar(user)
    expect(press('Réinitialiser')).toBeEnabled()
    expect(press('Terminé')).toBeDisabled()
  })
})
