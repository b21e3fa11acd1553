import type { Meta, StoryObj } from '@storybook/react-vite'
import { CheckboxGroup } from './CheckboxGroup.tsx'

const meta = {
  title: 'Forms/CheckboxGroup',
  component: CheckboxGroup,
  args: {
    label: 'Products',
    isRequired: true,
    options: [
      { id: 'shopper', label: 'Shopper Behavior', description: 'Who buys, how often and what else' },
      { id: 'channel', label: 'Channel Insights' },
      {
        id: 'perception',
        label: 'Customer Perception',
        description: 'Asks for a contract of its own',
        isDisabled: true,
      },
    ],
  },
} satisfies Meta<typeof CheckboxGroup>

export default meta
type Story = StoryObj<typeof meta>

export const Example: Story = {}

export const WithError: Story = { args: { errorMessage: 'Choose one product at least.' } }

export const Horizontal: Story = { args: { orientation: 'horizontal' } }
