import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { Tooltip } from './Tooltip.tsx'

const meta = {
  title: 'Overlays/Tooltip',
  component: Tooltip,
  args: { content: 'All 1,240 rows, not only this page', children: <Button>Export</Button> },
  parameters: { layout: 'centered', docs: { story: { inline: false, height: '200px' } } },
} satisfies Meta<typeof Tooltip>

export default meta
type Story = StoryObj<typeof meta>

export const Example: Story = { args: { defaultOpen: true } }

export const Shown: Story = {
  play: async ({ userEvent }) => {
    await userEvent.tab()
    const tooltip = await screen.findByRole('tooltip')
    // Waits for the fade-in.
    await waitFor(() => expect(tooltip).toBeVisible(), { timeout: 5000 })
  },
}
