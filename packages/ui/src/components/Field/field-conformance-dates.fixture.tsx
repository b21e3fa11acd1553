import { act, screen } from '@testing-library/react'
import { DatePicker } from '../DatePicker/DatePicker.tsx'
import { DateRangePicker } from '../DateRangePicker/DateRangePicker.tsx'
import { DateTimePicker } from '../DateTimePicker/DateTimePicker.tsx'
import { TimeField } from '../TimeField/TimeField.tsx'
import { all, first, of, type FieldUnderTest, type User } from './field-conformance.fixture.tsx'

const isRight = (date: string, least = '2026-01-01', most = '2026-12-31') => date >= least && date <= most

const partsOf = (types: readonly string[], within = '') => types.map((type) => first(`${within} [data-type=${type}]`))
const areMissing = (parts: HTMLElement[]) => parts.filter((part) => part.hasAttribute('data-placeholder')).length
const textOf = (part: HTMLElement | undefined, digits: number) => (part?.textContent ?? '').padStart(digits, '0')

/** The value of date segments; undefined if some are empty or the day doesn't exist. */
function dateIn(within?: string) {
  const parts = partsOf(['year', 'month', 'day'], within)
  if (areMissing(parts) === 3) return null
  const date = `${textOf(parts[0], 4)}-${textOf(parts[1], 2)}-${textOf(parts[2], 2)}`
  const time = Date.parse(date)
  const isDay = !Number.isNaN(time) && new Date(time).toISOString().startsWith(date)
  return areMissing(parts) === 0 && isDay ? date : undefined
}

/** The value of 24-hour time segments; undefined if some are empty. */
function timeIn() {
  const parts = partsOf(['hour', 'minute'])
  if (areMissing(parts) === 2) return null
  return areMissing(parts) === 0 ? parts.map((part) => textOf(part, 2)).join(':') : undefined
}

/** The value of date and time segments; undefined if some are empty or the day doesn't exist. */
function momentIn() {
  const [date, time] = [dateIn(), timeIn()]
  if (date === null && time === null) return null
  return date && time ? `${date}T${time}` : undefined
}

function readOne(input: string | null | undefined, least: string, most: string) {
  const isWrong = input === undefined || (input !== null && (input < least || input > most))
  return { value: isWrong ? null : input, sent: [isWrong ? '' : (input ?? '')], isWrong }
}

/** Typing, pasting and clearing in the parts of a field. */
const parts = (texts: readonly string[]): FieldUnderTest['steps'] => [
  async (user, rng) => {
    act(() => of(all('[role=spinbutton]'), rng).focus())
    await user.keyboard(of(['1', '02', '0', '30', '11222026', '0930', '{ArrowUp}', '{Backspace}{Backspace}'], rng))
  },
  async (user, rng) => {
    const text = of(texts, rng)
    act(() => of(all('[role=spinbutton]'), rng).focus())
    await user.paste(text)
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

const choosing: FieldUnderTest['steps'][number] = async (user, rng) => {
  await openCalendar(user)
  await user.keyboard(of(['{ArrowDown}{Enter}', '{Enter}', '{Escape}'], rng))
}

/** Date and time fields, and their test actions. */
export const dates: Record<string, FieldUnderTest> = {
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
    read: () => readOne(dateIn(), '2026-01-01', '2026-12-31'),
    steps: [...parts(['2026-11-21', '3/4/2026', '1999-01-01', 'no date']), choosing],
  },
  TimeField: {
    empty: null,
    draw: (value, onChange) => (
      <TimeField
        label="Field"
        name="field"
        hourCycle={24}
        minValue="06:00"
        maxValue="22:00"
        value={value}
        onChange={onChange}
      />
    ),
    read: () => readOne(timeIn(), '06:00', '22:00'),
    steps: parts(['16:05', '4:05 PM', '23:00', 'noon']),
  },
  DateTimePicker: {
    empty: null,
    draw: (value, onChange) => (
      <DateTimePicker
        label="Field"
        name="field"
        hourCycle={24}
        minValue="2026-01-01T00:00"
        maxValue="2026-12-31T23:59"
        value={value}
        onChange={onChange}
      />
    ),
    read: () => readOne(momentIn(), '2026-01-01T00:00', '2026-12-31T23:59'),
    steps: [
      ...parts(['2026-11-21T16:05', '3/4/2026, 4:05 PM', '3/4/2026', '1999-01-01 12:00', 'no date']),
      async (user, rng) => {
        await choosing(user, rng)
        if (screen.queryByRole('dialog')) await user.keyboard('{Escape}')
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
    steps: [
      ...parts(['Nov 1 – 21, 2026', '2026-11-21', '2026-02-01 - 2026-05-01', '2026-03-09 - 2026-03-02', 'none']),
      async (user, rng) => {
        await openCalendar(user)
        await user.keyboard(of(['{Escape}', '{Enter}{ArrowDown}{Enter}', '{Enter}{Escape}'], rng))
        const done = screen.queryByRole<HTMLButtonElement>('button', { name: 'Done' })
        if (done && !done.disabled) await user.click(done)
        else if (screen.queryByRole('dialog')) await user.keyboard('{Escape}')
      },
    ],
  },
}
