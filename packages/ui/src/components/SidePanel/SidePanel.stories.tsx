import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { Avatar } from '../Avatar/Avatar.tsx'
import { Button } from '../Button/Button.tsx'
import { DescriptionList } from '../DescriptionList/DescriptionList.tsx'
import { StatusBadge } from '../StatusBadge/StatusBadge.tsx'
import { SidePanel } from './SidePanel.tsx'

const meta = {
  title: 'Overlays/SidePanel',
  component: SidePanel,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '480px' } } },
  args: {
    isOpen: true,
    onOpenChange: fn(),
    title: 'Net sales amount',
    children: (
      <DescriptionList
        items={[
          { id: 'technical', term: 'Technical name', description: 'net_sales_amt' },
          { id: 'definition', term: 'Definition', description: 'Sales after returns and discounts, before tax.' },
          { id: 'product', term: 'Product', description: 'Shopper Behavior' },
        ]}
      />
    ),
  },
} satisfies Meta<typeof SidePanel>

export default meta
type Story = StoryObj<typeof meta>

export const Example: Story = {}

/** No wider than the screen allows, because the page keeps 320 px. */
export const AsWideAsItGoes: Story = { args: { defaultWidth: 720 } }

export const WithTrigger: Story = { args: { isOpen: undefined, trigger: <Button>Net sales amount</Button> } }

/** A person from a list: identity, details, and the button for the next one. */
export const OfAList: Story = {
  args: {
    title: 'Ana Castillo',
    avatar: <Avatar name="Ana Castillo" size="large" isDecorative />,
    badge: <StatusBadge tone="success">Active</StatusBadge>,
    description: 'ana.castillo@brightfoods.example',
    onPrevious: undefined,
    onNext: fn(),
    children: (
      <DescriptionList
        layout="aside"
        items={[
          { id: 'type', term: 'Type', description: 'Supplier' },
          { id: 'product', term: 'Product', description: 'Shopper Behavior' },
        ]}
      />
    ),
    actions: <Button variant="primary">Edit</Button>,
  },
}

export const WithActions: Story = {
  args: {
    actions: (
      <>
        <Button variant="quiet">Report missing data</Button>
        <Button>Copy link</Button>
      </>
    ),
  },
}
