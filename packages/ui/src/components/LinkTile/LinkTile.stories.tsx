import type { Meta, StoryObj } from '@storybook/react-vite'
import { LinkTile } from './LinkTile.tsx'

const meta = {
  title: 'Patterns/LinkTile',
  component: LinkTile,
  args: {
    title: 'Data dictionary',
    description: 'Definitions and guidance for every element and metric.',
    href: '#dictionary',
    mosaic: '3.2. .3.2 2.s. .2.3',
  },
} satisfies Meta<typeof LinkTile>

export default meta
type Story = StoryObj<typeof meta>

export const Example: Story = {}

export const NewTab: Story = {
  args: { title: 'Service status', description: 'Known issues and their status.', target: '_blank' },
}
