import type { Meta, StoryObj } from '@storybook/react-vite'
import Pencil from 'lucide-react/icons/pencil'
import { Matrix } from '../../docs/Matrix.tsx'
import { Icon } from '../../internal/icon.tsx'
import { IconButton } from './IconButton.tsx'

const meta = {
  title: 'Actions/IconButton',
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta

export default meta

export const StateMatrix: StoryObj<typeof meta> = {
  render: () => (
    <Matrix
      cellWidth={140}
      states={['rest', 'hover', 'focus', 'pressed', 'disabled']}
      variants={
        {
          Quiet: { variant: 'quiet' },
          Tinted: { variant: 'tinted' },
          Small: { size: 'small' },
          Large: { size: 'large' },
          'Menu open': { 'aria-haspopup': 'menu', 'aria-expanded': true },
        } as const
      }
    >
      {(variant, state) => (
        <IconButton {...variant} {...state} aria-label="Rename">
          <Icon of={Pencil} size={'size' in variant && variant.size === 'large' ? 20 : 16} />
        </IconButton>
      )}
    </Matrix>
  ),
}
