import type { Meta, StoryObj } from '@storybook/react-vite'
import { Badge } from '../Badge/Badge.tsx'
import { Inline } from './Inline.tsx'

const meta = {
  title: 'Layout/Inline',
  component: Inline,
  args: { gap: 2, children: null },
  render: (args) => (
    <Inline {...args}>
      <Badge tone="info">First</Badge>
      <Badge tone="info">Second</Badge>
      <Badge tone="info">Third</Badge>
    </Inline>
  ),
} satisfies Meta<typeof Inline>

export default meta
type Story = StoryObj<typeof meta>

export const Example: Story = {}
