import type { Meta, StoryObj } from '@storybook/react-vite'
import { Breadcrumbs } from './Breadcrumbs.tsx'

const meta = {
  title: 'Shell/Breadcrumbs',
  component: Breadcrumbs,
  args: { items: [{ label: 'Admin', href: '#admin' }, { label: 'User management' }] },
} satisfies Meta<typeof Breadcrumbs>

export default meta
type Story = StoryObj<typeof meta>

export const Example: Story = {}

export const Long: Story = {
  args: {
    items: [
      { label: 'Support', href: '#support' },
      { label: 'Incidents', href: '#incidents' },
      { label: 'Closed', href: '#closed' },
      { label: 'February 2026', href: '#february' },
      { label: 'INC-2041 Numbers differ between two reports' },
    ],
  },
}
