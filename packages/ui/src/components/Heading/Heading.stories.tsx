import type { Meta, StoryObj } from '@storybook/react-vite'
import { Heading } from './Heading.tsx'

const meta = {
  title: 'Layout/Heading',
  component: Heading,
  args: { level: 2, children: 'Know your customer' },
  argTypes: { size: { table: { defaultValue: { summary: 'by its level' } } } },
} satisfies Meta<typeof Heading>

export default meta
type Story = StoryObj<typeof meta>

export const Example: Story = {}
