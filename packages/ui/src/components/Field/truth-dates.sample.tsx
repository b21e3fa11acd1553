import { act, fireEvent, screen } from '@testing-library/react'
import { DatePicker } from '../DatePicker/DatePicker.tsx'
import { DateRangePicker } from '../DateRangePicker/DateRangePicker.tsx'
import { all, first, of, type Tried, type User } from './truth.sample.tsx'

const isRight = (date: string, least = '2026-01-01', most = '2026-12-31') => date >= least && date <= most

/** What the parts of a date say; undefined where only some are there, or the calendar does not have the day. */
function dateIn(part = '') {
  const said = (type: string) => first(`${part} [data-type=${type}]`)
  const parts = ['year', 'month', 'day'].map(said)
  const missing = parts.filter((each) => each.hasAttribute('data-placeholder'))
  if (missing.length === 3) return null
  const [year = '', month = '', day = ''] = parts.map((each) => each.textContent ?? '')
  const date = `${year.padStart(4, '0')}-${month}-${day}`
  const time = Date.parse(date)
  return missing.length === 0 && !Number.isNaN(time) && new Date(time).toISOString().startsWith(date) ? date : undefined
}

const datePasting = (texts: readonly string[]): Tried['acts'] => [
  async (user, chance) => {
    act(() => of(all('[role=spinbutton]'), chance).focus())
    await user.keyboard(of(['1', '02', '0', '30', '2026', '{ArrowUp}', '{Backspace}{Backspace}'], chance))
  },
  async (_user, chance) => {
    const text = of(texts, chance)
    fireEvent.paste(of(all('[role=spinbutton]'), chance), { clipboardData: { getData: () => text } })
  },
  async (user) => {
    for (const segment of all('[role=spinbutton]')) {
      act(() => segment.focus())
      await user.keyboard('{Backspace}{Backspace}{Backspace}{Backspace}')
    }
  },
  async (user) => user.tab(),
]

async function openCalendar(user: User) {
  act(() => of(all('[role=spinbutton]'), () => 0).focus())
  await user.keyboard('{Alt>}{ArrowDown}{/Alt}')
  await screen.findByRole('dialog')
}

/** Fields of dates, and how they are tried. */
export const dates: Record<string, Tried> = {
  DatePicker: {
    empty: null,
    draw: (value, onChange) => (
      <DatePicker
        label="Field"
        name="field"
        minValue="2026-01-01"
        maxValue="2026-12-31"
        value={value}
        onChange={onChange}
      />
    ),
    read: () => {
      const date = dateIn()
      const isWrong = date === undefined || (date !== null && !isRight(date))
      return { value: isWrong ? null : date, sent: [isWrong ? '' : (date ?? '')], isWrong }
    },
    acts: [
      ...datePasting(['2026-11-21', '3/4/2026', '1999-01-01', 'no date']),
      async (user, chance) => {
        await openCalendar(user)
        await user.keyboard(of(['{ArrowDown}{Enter}', '{Enter}', '{Escape}'], chance))
      },
    ],
  },
  DateRangePicker: {
    empty: null,
    draw: (value, onChange) => (
      <DateRangePicker
        label="Field"
        startName="field"
        endName="field"
        minValue="2026-01-01"
        maxValue="2026-12-31"
        maxDays={31}
        value={value}
        onChange={onChange}
      />
    ),
    read: () => {
      const [start, end] = [dateIn('[data-part=start]'), dateIn('[data-part=end]')]
      if (start === null && end === null) return { value: null, sent: ['', ''] }
      const isRange = start && end && isRight(start) && isRight(end) && start <= end
      if (!isRange || (Date.parse(end) - Date.parse(start)) / 86_400_000 > 30)
        return { value: null, sent: ['', ''], isWrong: true }
      return { value: { start, end }, sent: [start, end] }
    },
    acts: [
      ...datePasting(['Nov 1 – 21, 2026', '2026-11-21', '2026-02-01 - 2026-05-01', '2026-03-09 - 2026-03-02', 'none']),
      async (user, chance) => {
        await openCalendar(user)
        await user.keyboard(of(['{Escape}', '{Enter}{ArrowDown}{Enter}', '{Enter}{Escape}'], chance))
        const done = screen.queryByRole<HTMLButtonElement>('button', { name: 'Done' })
        if (done && !done.disabled) await user.click(done)
        else if (screen.queryByRole('dialog')) await user.keyboard('{Escape}')
      },
    ],
  },
}
