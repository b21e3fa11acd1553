import type { Meta, StoryObj } from '@storybook/react-vite'
import Pin from 'lucide-react/icons/pin'
import { expect, fn } from 'storybook/test'
import { Icon } from '../../internal/icon.tsx'
import { ToggleButton } from './ToggleButton.tsx'

const meta = {
  title: 'Actions/ToggleButton',
  component: ToggleButton,
  args: { children: 'Show details', onChange: fn() },
} satisfies Meta<typeof ToggleButton>

export default meta
type Story = StoryObj<typeof meta>

export const Example: Story = {}

export const WithIcon: Story = { args: { children: 'Pin', icon: <Icon of={Pin} /> } }

export const Selected: Story = { args: { defaultSelected: true } }

export const Pressed: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { pressed: false })
    await userEvent.click(button)
    await expect(button).toHaveAttribute('aria-pressed', 'true')
    await expect(args.onChange).toHaveBeenCalledWith(true)
  },
}
