import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Link } from '../Link/Link.tsx'
import { PressAndHold } from './PressAndHold.tsx'

const meta = {
  title: 'Actions/PressAndHold',
  component: PressAndHold,
  args: {
    holdMs: 1500,
    solve: () => Promise.resolve('solution'),
    onPass: fn(),
    help: <Link href="/contact-us">I need help</Link>,
  },
} satisfies Meta<typeof PressAndHold>

export default meta
type Story = StoryObj<typeof meta>

export const Example: Story = {
  play: async ({ canvas }) => {
    // Without this, the browser would treat a drifting finger as scrolling and end the hold.
    await expect(await canvas.findByRole('button')).toHaveStyle({ touchAction: 'none' })
  },
}

const press: Story['play'] = async ({ canvasElement }) => userEvent.click(within(canvasElement).getByRole('button'))

export const Waiting: Story = { args: { holdMs: 600_000 }, play: press }

export const PressAgain: Story = { args: { holdMs: 1 }, play: press }

export const Done: Story = {
  args: { holdMs: 1 },
  play: async (context) => {
    await press(context)
    await within(context.canvasElement).findByRole('button', { name: /again|otra vez|nouveau|]$/i })
    await press(context)
  },
}

export const Failed: Story = {
  args: { holdMs: 1, solve: async (): Promise<never> => Promise.reject(new Error('No job')) },
  play: Done.play,
}
