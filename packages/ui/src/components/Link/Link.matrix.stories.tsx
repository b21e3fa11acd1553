import type { Meta, StoryObj } from '@storybook/react-vite'
import { Matrix } from '../../docs/Matrix.tsx'
import { Link } from './Link.tsx'

const meta = {
  title: 'Actions/Link',
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta

export default meta

export const StateMatrix: StoryObj<typeof meta> = {
  render: () => (
    <Matrix
      cellWidth={240}
      states={['rest', 'hover', 'focus']}
      variants={
        {
          Standalone: { variant: 'standalone' },
          Muted: { variant: 'standalone', tone: 'muted' },
          'In a new tab': { variant: 'standalone', target: '_blank' },
          'In a sentence': {},
        } as const
      }
    >
      {(variant, state) => (
        <p style={{ margin: 0 }}>
          {!('variant' in variant) && 'Before you start, read the '}
          <Link {...variant} {...state} href="#guide">
            guide for suppliers
          </Link>
          {!('variant' in variant) && '.'}
        </p>
      )}
    </Matrix>
  ),
}
