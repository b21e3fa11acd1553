import type { Meta, StoryObj } from '@storybook/react-vite'
import { Text } from './Text.tsx'

const meta = {
  title: 'Layout/Text',
  component: Text,
  args: { children: 'See how baskets, trips and switching change, week by week.' },
} satisfies Meta<typeof Text>

export default meta
type Story = StoryObj<typeof meta>

export const Example: Story = {}
