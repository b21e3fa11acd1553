import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { TimeField } from './TimeField.tsx'

const meta = {
  title: 'Forms/TimeField',
  component: TimeField,
  args: { label: 'Send the report at', defaultValue: '16:05', isRequired: true, onChange: fn() },
} satisfies Meta<typeof TimeField>

export default meta
type Story = StoryObj<typeof meta>

export const Example: Story = {}

export const OutOfBounds: Story = {
  args: { minValue: '08:00', maxValue: '18:00', defaultValue: '06:30', description: 'From 8 AM to 6 PM' },
}

export const Seconds: Story = { args: { granularity: 'second', hourCycle: 24, defaultValue: '16:05:30' } }
