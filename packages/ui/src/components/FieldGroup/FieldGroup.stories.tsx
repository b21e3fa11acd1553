import type { Meta, StoryObj } from '@storybook/react-vite'
import { TextField } from '../TextField/TextField.tsx'
import { FieldGroup } from './FieldGroup.tsx'

const meta = {
  title: 'Components/FieldGroup',
  component: FieldGroup,
  args: {
    label: 'Who we may call',
    description: 'Only about this incident.',
    columns: 2,
    children: [
      <TextField key="first" label="First name" isRequired />,
      <TextField key="last" label="Last name" isRequired />,
      <TextField key="phone" label="Phone" type="tel" isRequired={false} />,
    ],
  },
} satisfies Meta<typeof FieldGroup>

export default meta
type Story = StoryObj<typeof meta>

export const Example: Story = {}
