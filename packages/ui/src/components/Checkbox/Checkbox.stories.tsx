import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { Checkbox } from './Checkbox.tsx'

const meta = {
  title: 'Forms/Checkbox',
  component: Checkbox,
  args: { children: 'Email me when a report is ready', onChange: fn() },
} satisfies Meta<typeof Checkbox>

export default meta
type Story = StoryObj<typeof meta>

export const Example: Story = {}

export const Indeterminate: Story = { args: { children: 'All products', isIndeterminate: true } }

export const WithError: Story = {
  args: { children: 'I agree to the terms', errorMessage: 'Agree to the terms to continue.', isRequired: true },
}
