import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn, userEvent, within } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { TextField } from '../TextField/TextField.tsx'
import { Form } from './Form.tsx'

const meta = {
  title: 'Forms/Form',
  component: Form,
  args: {
    'aria-label': 'Contact Us',
    onSubmit: fn(),
    children: [
      <TextField key="name" label="Name" name="name" isRequired />,
      <TextField key="email" label="Email" name="email" type="email" isRequired />,
    ],
    actions: (
      <Button type="submit" variant="primary">
        Send
      </Button>
    ),
  },
} satisfies Meta<typeof Form>

export default meta
type Story = StoryObj<typeof meta>

export const Example: Story = {}

export const Refused: Story = {
  args: {
    errors: [{ field: 'email', message: 'Email: enter an address such as name@example.com.' }],
    children: [
      <TextField key="name" label="Name" name="name" isRequired defaultValue="Dana Reyes" />,
      <TextField
        key="email"
        label="Email"
        name="email"
        isRequired
        defaultValue="dana@brightfoods"
        errorMessage="Enter an address such as name@example.com."
      />,
    ],
  },
  play: async ({ canvasElement }) => userEvent.click(within(canvasElement).getByRole('button')),
}
