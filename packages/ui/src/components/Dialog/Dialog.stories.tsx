import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { TextField } from '../TextField/TextField.tsx'
import { Dialog } from './Dialog.tsx'

const meta = {
  title: 'Overlays/Dialog',
  component: Dialog,
  parameters: { docs: { story: { inline: false, height: '420px' } } },
  args: {
    isOpen: true,
    onOpenChange: fn(),
    title: 'Access pending',
    children: 'Your request was sent. Access may take up to 2 days.',
  },
} satisfies Meta<typeof Dialog>

export default meta
type Story = StoryObj<typeof meta>

export const Example: Story = {}

export const Alert: Story = {
  args: {
    role: 'alertdialog',
    size: 'small',
    title: 'Log out?',
    children: 'What you typed will be lost.',
    actions: (
      <>
        <Button>Cancel</Button>
        <Button variant="primary">Log out</Button>
      </>
    ),
  },
}

export const WithTrigger: Story = {
  args: {
    isOpen: undefined,
    trigger: <Button>Ask for access</Button>,
    actions: (close) => (
      <Button variant="primary" onPress={close}>
        Got it
      </Button>
    ),
  },
}

export const WithFields: Story = {
  args: {
    size: 'large',
    title: 'Add user',
    children: (
      <Stack gap={5}>
        <TextField label="First name" />
        <TextField label="Last name" />
        <TextField label="Email" type="email" description="The invitation goes there." />
      </Stack>
    ),
    actions: (
      <>
        <Button>Cancel</Button>
        <Button variant="primary">Add user</Button>
      </>
    ),
  },
}

export const Long: Story = {
  args: {
    size: 'medium',
    title: 'Terms of use',
    children: (
      <Stack gap={4}>
        {Array.from({ length: 24 }, (_, index) => (
          <p key={index}>
            {`${index + 1}.`} What you see here belongs to the company that you act for, and stays within its walls.
          </p>
        ))}
      </Stack>
    ),
    actions: <Button variant="primary">I agree</Button>,
  },
}
