import type { Meta, StoryObj } from '@storybook/react-vite'
import { CheckboxGroup } from './CheckboxGroup.tsx'

const meta = {
  title: 'Forms/CheckboxGroup',
  component: CheckboxGroup,
  args: {
    label: 'Products',
    isRequired: true,
    options: [
      { id: 'shopper', label: 'Shopper Behavior', description: 'Shoppers, frequency and other purchases' },
      { id: 'channel', label: 'Channel Insights' },
      {
        id: 'perception',
        label: 'Customer Perception',
        description: 'Requires a separate contract',
        isDisabled: true,
      },
    ],
  },
} satisfies Meta<typeof CheckboxGroup>

export default meta
type Story = StoryObj<typeof meta>

export const Example: Story = {}

export const WithError: Story = { args: { errorMessage: 'Choose at least one product.' } }

export const Horizontal: Story = { args: { orientation: 'horizontal' } }
