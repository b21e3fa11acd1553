import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { headerProps } from './header-props.sample.ts'
import { AppHeader } from './AppHeader.tsx'

const meta = {
  title: 'Components/AppHeader',
  component: AppHeader,
  args: headerProps,
} satisfies Meta<typeof AppHeader>

export default meta
type Story = StoryObj<typeof meta>

export const Example: Story = {}

export const UserMenuOpen: Story = {
  parameters: { layout: 'fullscreen' },
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.queryByRole('button', { name: /Bright Foods/ })
    if (!trigger) return
    await userEvent.click(trigger)
    const profile = await screen.findByRole('menuitem', { name: 'Profile' }, { timeout: 10_000 })
    await waitFor(() => expect(profile).toHaveFocus())
  },
}
