import type { Meta, StoryObj } from '@storybook/react-vite'
import LifeBuoy from 'lucide-react/icons/life-buoy'
import { Matrix } from '../../docs/Matrix.tsx'
import { Icon } from '../../internal/icon.tsx'
import { LinkTile } from './LinkTile.tsx'

const meta = {
  title: 'Patterns/LinkTile',
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta

export default meta

export const StateMatrix: StoryObj<typeof meta> = {
  render: () => (
    <Matrix
      cellWidth={280}
      states={['rest', 'hover', 'focus', 'pressed']}
      variants={
        {
          'With an icon': {
            title: 'Create an incident',
            description: 'Tell us what’s wrong and we’ll look into it.',
            icon: <Icon of={LifeBuoy} size={24} />,
          },
          'With a mark': {
            title: 'Knowledge base',
            description:
              'Guides from your first report to your last export, written for people who plan, make and sell.',
            mosaic: '3333 2... 33s. 21..',
          },
          'In a new tab': { title: 'Service status', description: 'Opens in a new tab.', target: '_blank' },
          'Only a title': { title: 'Only a title' },
        } as const
      }
    >
      {(variant, state) => <LinkTile {...variant} {...state} href="#tile" />}
    </Matrix>
  ),
}
