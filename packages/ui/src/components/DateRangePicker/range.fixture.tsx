import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { vi } from 'vitest'
import { UIProvider } from '../UIProvider/UIProvider.tsx'
import { type DateRange, DateRangePicker, type DateRangePickerProps } from './DateRangePicker.tsx'

export const october: DateRange = { start: '2026-10-05', end: '2026-10-09' }

interface Setting extends Partial<DateRangePickerProps> {
  locale?: string
}

/** Renders a range picker that keeps its value, as in a page. */
export function openRange({ locale = 'en-US', value: initial = october, ...props }: Setting = {}) {
  const onChange = vi.fn<(range: DateRange | null) => void>()
  function Kept() {
    const [value, setValue] = useState(initial)
    const change = (range: DateRange | null) => {
      onChange(range)
      setValue(range)
    }
    return <DateRangePicker label="Period" {...props} value={value} onChange={change} />
  }
  render(
    <UIProvider locale={locale}>
      <Kept />
      <button type="button">Next</button>
    </UIProvider>,
  )
  return { onChange, user: userEvent.setup() }
}

export const field = (name = 'Period') => screen.getByRole('group', { name, hidden: true })

/** The visible text of the field. */
export const shown = () =>
  within(field())
    .getAllByRole('spinbutton', { hidden: true })
    .map((part) => part.textContent)
    .join('/')

export const segment = (name: RegExp) => screen.getByRole('spinbutton', { name })

/** Opens the calendar and returns its dialog. */
export async function openCalendar(user: ReturnType<typeof userEvent.setup>) {
  await user.click(within(field()).getByRole('button'))
  return screen.findByRole('dialog')
}

export const day = (name: RegExp) => screen.getByRole('button', { name })
