import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { SkipLink } from './SkipLink.tsx'

const meta = {
  title: 'Shell/SkipLink',
  component: SkipLink,
  args: {},
  render: (args) => (
    <>
      <SkipLink {...args} />
      <p id="main">Press Tab to see the link.</p>
    </>
  ),
} satisfies Meta<typeof SkipLink>

export default meta
type Story = StoryObj<typeof meta>

export const Example: Story = {}

export const Focused: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(await canvas.findByRole('link')).toHaveFocus()
  },
}
