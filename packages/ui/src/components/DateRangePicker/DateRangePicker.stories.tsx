import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn, screen, userEvent, within } from 'storybook/test'
import { DateRangePicker } from './DateRangePicker.tsx'

const meta = {
  title: 'Forms/DateRangePicker',
  component: DateRangePicker,
  args: {
    label: 'Period',
    defaultValue: { start: '2026-02-09', end: '2026-02-20' },
    onChange: fn(),
  },
} satisfies Meta<typeof DateRangePicker>

export default meta
type Story = StoryObj<typeof meta>

const open: Story['play'] = async ({ canvasElement }) => userEvent.click(within(canvasElement).getByRole('button'))

export const Example: Story = {}

export const Open: Story = { play: open }

export const AtMost30Days: Story = {
  name: '30 days at most',
  args: { maxDays: 30, description: '30 days at most' },
  play: async (context) => {
    await open(context)
    const dialog = await screen.findByRole('dialog')
    const middle = within(dialog).getAllByText('16')[0]
    if (middle) await userEvent.click(middle)
  },
}

export const TooLong: Story = {
  args: { maxDays: 30, defaultValue: { start: '2026-01-01', end: '2026-02-20' } },
  play: open,
}

export const EndBeforeStart: Story = { args: { defaultValue: { start: '2026-02-20', end: '2026-02-09' } } }
