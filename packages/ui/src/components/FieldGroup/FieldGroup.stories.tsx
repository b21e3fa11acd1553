import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Stack } from '../Stack/Stack.tsx'
import { TextField } from '../TextField/TextField.tsx'
import { FieldGroup } from './FieldGroup.tsx'

const meta = {
  title: 'Forms/FieldGroup',
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

const bottomOf = (element: Element | null) => element?.getBoundingClientRect().bottom

/** Groups below each other end where their last field does. */
export const InAColumn: Story = {
  render: (args) => (
    <Stack gap={6}>
      <FieldGroup {...args} />
      <FieldGroup {...args} description={undefined} label="Who else we may call" />
    </Stack>
  ),
  play: async ({ canvas }) => {
    for (const group of canvas.getAllByRole('group')) {
      await expect(bottomOf(group)).toBe(bottomOf(group.lastElementChild))
    }
  },
}
