import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn, userEvent, within } from 'storybook/test'
import { DatePicker } from './DatePicker.tsx'

const meta = {
  title: 'Forms/DatePicker',
  component: DatePicker,
  args: {
    label: 'Date of the incident',
    description: 'When it first happened',
    defaultValue: '2026-02-18',
    isRequired: true,
    onChange: fn(),
  },
} satisfies Meta<typeof DatePicker>

export default meta
type Story = StoryObj<typeof meta>

export const Example: Story = {}

export const Open: Story = {
  play: async ({ canvasElement }) => userEvent.click(within(canvasElement).getByRole('button')),
}

export const OutOfBounds: Story = { args: { defaultValue: '1776-07-04' } }
