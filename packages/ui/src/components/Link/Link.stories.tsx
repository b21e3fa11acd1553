import type { Meta, StoryObj } from '@storybook/react-vite'
import { Link } from './Link.tsx'

const meta = {
  title: 'Actions/Link',
  component: Link,
  args: { children: 'Read release notes', href: '#releases' },
} satisfies Meta<typeof Link>

export default meta
type Story = StoryObj<typeof meta>

export const Example: Story = {}
