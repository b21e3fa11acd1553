import type { Meta, StoryObj } from '@storybook/react-vite'
import { RadioGroup } from './RadioGroup.tsx'

const meta = {
  title: 'Forms/RadioGroup',
  component: RadioGroup,
  args: {
    label: 'User type',
    isRequired: true,
    options: [
      { id: 'shopper', label: 'Supplier', description: 'Works for a company that sells products' },
      { id: 'channel', label: 'Third Party User' },
      { id: 'perception', label: 'Administrator', description: 'Requires a separate contract', isDisabled: true },
    ],
  },
} satisfies Meta<typeof RadioGroup>

export default meta
type Story = StoryObj<typeof meta>

export const Example: Story = {}

export const WithError: Story = { args: { errorMessage: 'Choose a user type.' } }

export const Horizontal: Story = { args: { orientation: 'horizontal' } }
