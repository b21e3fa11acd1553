import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { RangeCalendar, type RangeCalendarProps } from './RangeCalendar.tsx'

const args: RangeCalendarProps = {
  'aria-label': 'Period',
  defaultValue: { start: '2026-02-09', end: '2026-02-20' },
  onChange: fn(),
}

const meta = { title: 'Forms/RangeCalendar', component: RangeCalendar, args } satisfies Meta<typeof RangeCalendar>

export default meta
type Story = StoryObj<typeof meta>

export const Example: Story = {}

export const TwoMonths: Story = { args: { months: 2 } }

/** No weekends, and no days after the end of the month. */
export const NotEveryDay: Story = {
  args: {
    defaultValue: { start: '2026-02-16', end: '2026-02-20' },
    maxValue: '2026-02-28',
    isDateUnavailable: (date) => [0, 6].includes(new Date(date).getUTCDay()),
  },
}
