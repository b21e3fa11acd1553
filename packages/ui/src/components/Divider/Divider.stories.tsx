import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../Button/Button.tsx'
import { Inline } from '../Inline/Inline.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { Divider } from './Divider.tsx'

const meta = {
  title: 'Layout/Divider',
  component: Divider,
  render: (args) => (
    <Stack gap={4}>
      <p>1,240 users of Bright Foods</p>
      <Divider {...args} />
      <p>60 awaiting a response</p>
    </Stack>
  ),
} satisfies Meta<typeof Divider>

export default meta
type Story = StoryObj<typeof meta>

export const Example: Story = {}

export const WithText: Story = { args: { children: 'or' } }

export const Vertical: Story = {
  args: { orientation: 'vertical' },
  render: (args) => (
    <Inline gap={3}>
      <Button variant="quiet">Undo</Button>
      <Divider {...args} />
      <Button variant="quiet">Export</Button>
    </Inline>
  ),
}
