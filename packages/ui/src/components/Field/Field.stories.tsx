import type { Meta, StoryObj } from '@storybook/react-vite'
import { Field } from './Field.tsx'
import { OwnControl } from './own-control.fixture.tsx'

const meta = {
  title: 'Forms/Field',
  component: Field,
  args: {
    label: 'Formula',
    description: 'Calculates with the table’s columns',
    isRequired: true,
    children: (control) => <OwnControl {...control} />,
  },
} satisfies Meta<typeof Field>

export default meta
type Story = StoryObj<typeof meta>

export const Example: Story = {}

export const WithError: Story = { args: { errorMessage: 'Close the open parenthesis.' } }
