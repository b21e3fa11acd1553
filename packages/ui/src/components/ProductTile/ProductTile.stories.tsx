import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { ProductTile } from './ProductTile.tsx'

const meta = {
  title: 'Patterns/ProductTile',
  component: ProductTile,
  args: {
    title: 'Shopper Behavior',
    description: 'See how baskets, trips and switching change, week by week, down to the item.',
    mosaic: '.33. 3223 3s23 .33.',
    state: 'launch',
    href: 'https://apps.scintilla.example/',
    opensInNewTab: true,
    onAction: fn(),
  },
} satisfies Meta<typeof ProductTile>

export default meta
type Story = StoryObj<typeof meta>

export const Example: Story = {}

export const LearnMore: Story = { args: { state: 'learn-more', href: undefined } }
export const Pending: Story = { args: { state: 'pending', href: undefined } }
export const ComingSoon: Story = { args: { state: 'coming-soon', href: undefined } }
export const Beta: Story = { args: { launchStage: 'beta' } }
