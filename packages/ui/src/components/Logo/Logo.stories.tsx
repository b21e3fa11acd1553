import type { Meta, StoryObj } from '@storybook/react-vite'
import { Logo } from './Logo.tsx'

const meta = {
  title: 'Shell/Logo',
  component: Logo,
  args: { name: 'Scintilla' },
} satisfies Meta<typeof Logo>

export default meta
type Story = StoryObj<typeof meta>

export const Example: Story = {}
