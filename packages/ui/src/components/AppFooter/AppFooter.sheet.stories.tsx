import type { Meta, StoryObj } from '@storybook/react-vite'
import { AppFooter } from './AppFooter.tsx'

const meta = {
  title: 'Shell/AppFooter',
  tags: ['!autodocs'],
  parameters: { controls: { disable: true }, docs: { story: { inline: false, height: 'auto' } } },
} satisfies Meta

export default meta

export const Sheet: StoryObj<typeof meta> = {
  render: () => (
    <AppFooter
      links={[
        { href: '#privacy', label: 'Privacy Policy' },
        { href: '#terms', label: 'Terms' },
        { href: '#contact', label: 'Contact Us' },
      ]}
    >
      © 2026 Scintilla
    </AppFooter>
  ),
}
