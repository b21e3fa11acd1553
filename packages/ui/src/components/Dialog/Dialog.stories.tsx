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
    children: 'Your request was sent. Access can take up to 2 days.',
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
    children: 'Your changes will be lost.',
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
    trigger: <Button>Request access</Button>,
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
        <TextField label="Email" type="email" description="We’ll send the invitation here." />
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
          <p key={index}>{`${index + 1}.`} This data belongs to the company you’re acting for. Keep it confidential.</p>
        ))}
      </Stack>
    ),
    actions: <Button variant="primary">I agree</Button>,
  },
}
