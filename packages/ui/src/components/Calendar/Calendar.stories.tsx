import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { Calendar, type CalendarProps } from './Calendar.tsx'

const args: CalendarProps = { 'aria-label': 'Due date', defaultValue: '2026-02-21', onChange: fn() }

const meta = { title: 'Forms/Calendar', component: Calendar, args } satisfies Meta<typeof Calendar>

export default meta
type Story = StoryObj<typeof meta>

export const Example: Story = {}

export const TwoMonths: Story = { args: { months: 2 } }

/** No weekends, and no days after the end of the month. */
export const NotEveryDay: Story = {
  args: {
    defaultValue: '2026-02-20',
    maxValue: '2026-02-28',
    isDateUnavailable: (date) => [0, 6].includes(new Date(date).getUTCDay()),
  },
}
