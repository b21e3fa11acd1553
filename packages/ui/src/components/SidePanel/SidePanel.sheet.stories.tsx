import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { DescriptionList } from '../DescriptionList/DescriptionList.tsx'
import { Page } from '../Page/Page.tsx'
import { SidePanel } from './SidePanel.tsx'

const meta = {
  title: 'Overlays/SidePanel',
  tags: ['!autodocs'],
  parameters: {
    controls: { disable: true },
    docs: { story: { inline: false, height: '480px' } },
    layout: 'fullscreen',
  },
} satisfies Meta

export default meta

export const Sheet: StoryObj<typeof meta> = {
  render: () => (
    <>
      <Page title="Data dictionary">
        <p>The page stays usable while the panel is open, and makes room for it on wide screens.</p>
      </Page>
      <SidePanel isOpen onOpenChange={fn()} title="Net sales amount" actions={<Button>Copy link</Button>}>
        <DescriptionList
          items={[
            { id: 'technical', term: 'Technical name', description: 'net_sales_amt' },
            { id: 'definition', term: 'Definition', description: 'Sales after returns and discounts, before tax.' },
            {
              id: 'guidance',
              term: 'Guidance',
              description: 'Compare it with gross sales to see what discounts cost.',
            },
            { id: 'product', term: 'Product', description: 'Shopper Behavior' },
            { id: 'synonyms', term: 'Synonyms', description: 'Revenue, turnover' },
          ]}
        />
      </SidePanel>
    </>
  ),
}
