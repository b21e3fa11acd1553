import type { Meta, StoryObj } from '@storybook/react-vite'
import { Field } from './Field.tsx'
import { OwnControl } from './own-control.fixture.tsx'

const meta = {
  title: 'Forms/Field',
  component: Field,
  args: {
    label: 'Formula',
    description: 'Reckons with the columns of the table',
    isRequired: true,
    children: (control) => <OwnControl {...control} />,
  },
} satisfies Meta<typeof Field>

export default meta
type Story = StoryObj<typeof meta>

export const Example: Story = {}

export const WithError: Story = { args: { errorMessage: 'Close the bracket that was opened.' } }
