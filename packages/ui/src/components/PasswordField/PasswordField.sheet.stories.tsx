import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stack } from '../Stack/Stack.tsx'
import { PasswordField } from './PasswordField.tsx'

const meta = {
  title: 'Forms/PasswordField',
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta

export default meta

export const Sheet: StoryObj<typeof meta> = {
  render: () => (
    <Stack gap={5}>
      <PasswordField label="Password" defaultValue="demo-portal-2026" />
      <PasswordField label="Password" errorMessage="Write your password." />
      <PasswordField label="Password" isDisabled />
    </Stack>
  ),
}
