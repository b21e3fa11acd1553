import type { Meta, StoryObj } from '@storybook/react-vite'
import { Matrix } from '../../docs/Matrix.tsx'
import { AppFooter } from './AppFooter.tsx'

const meta = {
  title: 'Shell/AppFooter',
  tags: ['!autodocs'],
  parameters: { controls: { disable: true }, docs: { story: { inline: false, height: 'auto' } } },
} satisfies Meta

export default meta

const links = [
  { href: '#privacy', label: 'Privacy Policy' },
  { href: '#terms', label: 'Terms' },
  { href: '#contact', label: 'Contact Us' },
]

export const Sheet: StoryObj<typeof meta> = {
  render: () => (
    <Matrix
      cellWidth={560}
      states={['rest', 'hover', 'focus']}
      variants={{ 'With everything': links, Sparse: links.slice(0, 1), 'Without links': [] }}
    >
      {(shown) => (
        // A page has one footer: these are to be looked at alone.
        <div inert>
          <AppFooter links={shown}>© 2026 Scintilla</AppFooter>
        </div>
      )}
    </Matrix>
  ),
}
