import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Stack } from '../Stack/Stack.tsx'
import { Select } from '../Select/Select.tsx'
import { TextArea } from '../TextArea/TextArea.tsx'
import { TextField } from '../TextField/TextField.tsx'
import { FieldGroup } from './FieldGroup.tsx'

const meta = {
  title: 'Forms/FieldGroup',
  component: FieldGroup,
  args: {
    label: 'Phone contact',
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

const topOf = (element?: Element) => Math.round(element?.getBoundingClientRect().top ?? 0)
const bottomOf = (element: Element | null) => element?.getBoundingClientRect().bottom

/** Controls align in one line next to a longer label, or with help or an error on only one side. */
export const LabelsOfUnevenLength: Story = {
  args: {
    children: [
      <TextField key="company" label="Company" isRequired errorMessage="Complete this field." />,
      <Select
        key="zone"
        label="Time zone for calls to you, or to the person who answers your phone in the afternoon"
        options={[]}
        isRequired
      />,
      <TextField key="title" label="Job title" description="As shown on your card" isRequired={false} />,
      <TextArea key="note" label="Anything else we should know before we call" isRequired={false} />,
    ],
  },
  play: async ({ canvas }) => {
    if (!matchMedia('(min-width: 768px)').matches) return
    const [company, title, note] = canvas.getAllByRole('textbox')
    await expect(topOf(company)).toBe(topOf(canvas.getByRole('button')))
    await expect(topOf(title)).toBe(topOf(note))
  },
}

/** Stacked groups end where their last field does. */
export const InAColumn: Story = {
  render: (args) => (
    <Stack gap={6}>
      <FieldGroup {...args} />
      <FieldGroup {...args} description={undefined} label="Backup contact" />
    </Stack>
  ),
  play: async ({ canvas }) => {
    for (const group of canvas.getAllByRole('group')) {
      await expect(bottomOf(group)).toBe(bottomOf(group.lastElementChild))
    }
  },
}
