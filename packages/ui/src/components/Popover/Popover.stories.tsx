import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { t } from '../../story-texts/translate.ts'
import { Button } from '../Button/Button.tsx'
import { Link } from '../Link/Link.tsx'
import { Text } from '../Text/Text.tsx'
import { Popover } from './Popover.tsx'

const meta = {
  title: 'Overlays/Popover',
  component: Popover,
  parameters: { docs: { story: { inline: false, height: '300px' } } },
  args: {
    trigger: <Button>Who can see this?</Button>,
    title: 'Shared with your company',
    children: (
      <>
        <Text tone="muted">Everyone at Bright Foods with Report Builder can open this view.</Text>
        <Link href="#sharing">How sharing works</Link>
      </>
    ),
  },
} satisfies Meta<typeof Popover>

export default meta
type Story = StoryObj<typeof meta>

export const Example: Story = { args: { defaultOpen: true } }

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: t('Who can see this?') }))
    const panel = await screen.findByRole('dialog')
    await waitFor(() => expect(panel).toBeVisible())
  },
}
