import type { Meta, StoryObj } from '@storybook/react-vite'
import { Examples, Matrix } from '../../docs/Matrix.tsx'
import { AppFooter, type AppFooterProps } from './AppFooter.tsx'

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

/** A page has only one footer, so each variant here is separate. */
const Alone = ({ links }: Pick<AppFooterProps, 'links'>) => (
  <div inert>
    <AppFooter links={links}>© 2026 Scintilla</AppFooter>
  </div>
)

export const StateMatrix: StoryObj<typeof meta> = {
  render: () => (
    <>
      <Matrix
        cellWidth={560}
        states={['rest', 'hover', 'focus']}
        variants={{ 'With everything': links, Minimal: links.slice(0, 1) }}
      >
        {(shown) => <Alone links={shown} />}
      </Matrix>
      <Examples cellWidth={560} of={{ 'Without links': <Alone links={[]} /> }} />
    </>
  ),
}
