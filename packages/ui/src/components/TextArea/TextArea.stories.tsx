import type { Meta, StoryObj } from '@storybook/react-vite'
import { TextArea } from './TextArea.tsx'

const meta = {
  title: 'Forms/TextArea',
  component: TextArea,
  args: { label: 'Description of the issue', isRequired: true },
} satisfies Meta<typeof TextArea>

export default meta
type Story = StoryObj<typeof meta>

export const Example: Story = {}

export const ShortNote: Story = {
  args: { label: 'Note to the approver', maxLength: 250, isRequired: false, defaultValue: 'For the spring campaign.' },
}

export const WithError: Story = { args: { errorMessage: 'Describe what happened.' } }
