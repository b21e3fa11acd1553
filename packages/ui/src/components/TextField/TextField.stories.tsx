import type { Meta, StoryObj } from '@storybook/react-vite'
import { TextField } from './TextField.tsx'

const meta = {
  title: 'Components/TextField',
  component: TextField,
  args: { label: 'Email', type: 'email', maxLength: 254, autoComplete: 'username', isRequired: true },
} satisfies Meta<typeof TextField>

export default meta
type Story = StoryObj<typeof meta>

export const Example: Story = {}
