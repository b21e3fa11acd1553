import type { Meta, StoryObj } from '@storybook/react-vite'
import { Field } from './Field.tsx'

const meta = {
  title: 'Components/Field',
  component: Field,
  args: {
    label: 'Volume',
    description: 'Of the notices of this page',
    isRequired: true,
    children: (control) => <input type="range" {...control} />,
  },
} satisfies Meta<typeof Field>

export default meta
type Story = StoryObj<typeof meta>

export const Example: Story = {}

export const WithError: Story = { args: { errorMessage: 'Choose a volume above 0.' } }
