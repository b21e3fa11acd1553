import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Button } from './Button.tsx'

const meta = {
  title: 'Actions/Button',
  component: Button,
  args: { children: 'Save changes', variant: 'primary' },
} satisfies Meta<typeof Button>

export default meta
type Story = StoryObj<typeof meta>

export const Example: Story = {}

export const Danger: Story = { args: { children: 'Delete user', variant: 'danger' } }
export const Pending: Story = { args: { children: 'Saving', isPending: true } }
export const Disabled: Story = { args: { isDisabled: true } }
export const Pressed: Story = {
  args: { onPress: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button'))
    await expect(args.onPress).toHaveBeenCalledOnce()
    await userEvent.keyboard('{Enter}')
    await expect(args.onPress).toHaveBeenCalledTimes(2)
  },
}
