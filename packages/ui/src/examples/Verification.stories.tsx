import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import { Verification } from './Verification.tsx'

const meta = {
  title: 'Examples/Press and hold',
  component: Verification,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  args: { holdMs: 1500, solve: () => Promise.resolve('solution') },
} satisfies Meta<typeof Verification>

export default meta
type Story = StoryObj<typeof meta>

export const VerificationPage: Story = { name: 'Press and hold' }

/** After one press, the button fills by itself and asks for a second press. */
export const Waiting: Story = {
  args: { holdMs: 600_000 },
  play: async ({ canvasElement }) => userEvent.click(within(canvasElement).getByRole('button')),
}
