import type { Meta, StoryObj } from '@storybook/react-vite'
import { Matrix } from '../../docs/Matrix.tsx'
import { Breadcrumbs } from './Breadcrumbs.tsx'

const meta = {
  title: 'Shell/Breadcrumbs',
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta

export default meta

export const StateMatrix: StoryObj<typeof meta> = {
  render: () => (
    <Matrix
      cellWidth={560}
      states={['rest', 'hover', 'focus']}
      variants={{
        Short: [{ label: 'Admin', href: '#admin' }, { label: 'User management' }],
        Long: [
          { label: 'Support', href: '#support' },
          { label: 'Incidents', href: '#incidents' },
          { label: 'Closed', href: '#closed' },
          { label: 'February 2026', href: '#february' },
          { label: 'INC-2041 Numbers differ between two reports' },
        ],
      }}
    >
      {(items, state, name) => <Breadcrumbs {...state} aria-label={name} items={items} />}
    </Matrix>
  ),
}
