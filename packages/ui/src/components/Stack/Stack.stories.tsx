import type { Meta, StoryObj } from '@storybook/react-vite'
import { Badge } from '../Badge/Badge.tsx'
import { Stack } from './Stack.tsx'

const meta = {
  title: 'Layout/Stack',
  component: Stack,
  args: { gap: 3, children: null },
  render: (args) => (
    <Stack {...args}>
      <Badge tone="info">First</Badge>
      <Badge tone="info">Second</Badge>
      <Badge tone="info">Third</Badge>
    </Stack>
  ),
} satisfies Meta<typeof Stack>

export default meta
type Story = StoryObj<typeof meta>

export const Example: Story = {}
