import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { Time } from './Time.tsx'

const meta = {
  title: 'Data/Time',
  component: Time,
  args: { dateTime: '2026-02-18T22:52:00Z', children: 'Feb 18, 2026, 4:52 PM Central Time' },
  parameters: { layout: 'centered', docs: { story: { inline: false, height: '160px' } } },
} satisfies Meta<typeof Time>

export default meta
type Story = StoryObj<typeof meta>

export const Example: Story = {}

export const Shown: Story = {
  play: async ({ userEvent }) => {
    await userEvent.tab()
    const tooltip = await screen.findByRole('tooltip')
    // Waits for the fade-in.
    await waitFor(() => expect(tooltip).toBeVisible(), { timeout: 5000 })
  },
}
