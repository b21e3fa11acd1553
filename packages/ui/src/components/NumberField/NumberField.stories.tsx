import type { Meta, StoryObj } from '@storybook/react-vite'
import { NumberField } from './NumberField.tsx'

const meta = {
  title: 'Forms/NumberField',
  component: NumberField,
  args: { label: 'Seats', defaultValue: 12, minValue: 1, maxValue: 500 },
} satisfies Meta<typeof NumberField>

export default meta
type Story = StoryObj<typeof meta>

export const Example: Story = {}

export const Money: Story = {
  args: {
    label: 'Monthly budget',
    defaultValue: 12500,
    minValue: 0,
    maxValue: 50_000,
    step: 100,
    formatOptions: { style: 'currency', currency: 'CAD', maximumFractionDigits: 0 },
  },
}

export const Share: Story = {
  args: {
    label: 'Share',
    defaultValue: 0.125,
    minValue: 0,
    maxValue: 1,
    step: 0.005,
    formatOptions: { style: 'percent', maximumFractionDigits: 1 },
  },
}
