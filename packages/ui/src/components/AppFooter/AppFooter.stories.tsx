import type { Meta, StoryObj } from '@storybook/react-vite'
import { AppFooter } from './AppFooter.tsx'

const meta = {
  title: 'Shell/AppFooter',
  component: AppFooter,
  parameters: { docs: { story: { inline: false, height: 'auto' } } },
  args: {
    links: [
      { href: '#privacy', label: 'Privacy Policy' },
      { href: '#terms', label: 'Terms' },
    ],
    children: '© 2026 Scintilla',
  },
} satisfies Meta<typeof AppFooter>

export default meta
type Story = StoryObj<typeof meta>

export const Example: Story = {}
