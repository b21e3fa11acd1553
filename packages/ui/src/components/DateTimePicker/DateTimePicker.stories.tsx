import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn, userEvent, within } from 'storybook/test'
import { DateTimePicker } from './DateTimePicker.tsx'

const meta = {
  title: 'Forms/DateTimePicker',
  component: DateTimePicker,
  args: {
    label: 'Maintenance begins',
    description: 'In your own time zone',
    defaultValue: '2026-02-18T16:05',
    isRequired: true,
    onChange: fn(),
  },
} satisfies Meta<typeof DateTimePicker>

export default meta
type Story = StoryObj<typeof meta>

export const Example: Story = {}

export const Open: Story = {
  play: async ({ canvasElement }) => userEvent.click(within(canvasElement).getByRole('button')),
}

export const OutOfBounds: Story = { args: { minValue: '2026-02-18T18:00', hourCycle: 24 } }
