import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { Matrix } from '../../docs/Matrix.tsx'
import { OpenOverlay } from '../../docs/OpenOverlay.tsx'
import { Viewport } from '../../docs/Viewport.tsx'
import { Avatar } from '../Avatar/Avatar.tsx'
import { Button } from '../Button/Button.tsx'
import { DescriptionList } from '../DescriptionList/DescriptionList.tsx'
import { Page } from '../Page/Page.tsx'
import { SidePanel } from './SidePanel.tsx'

const meta = {
  title: 'Overlays/SidePanel',
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta

export default meta

const term = {
  title: 'Net sales amount',
  avatar: <Avatar name="Net sales" size="large" isDecorative />,
  description: 'net_sales_amt',
  onNext: () => undefined,
  actions: <Button>Copy link</Button>,
  children: (
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
  ),
}

export const StateMatrix: StoryObj<typeof meta> = {
  render: () => (
    <Matrix
      cellWidth={480}
      states={['rest', 'hover', 'focus', 'pressed']}
      variants={{ Minimal: { title: 'Details', children: 'Nothing yet.' }, 'With everything': term }}
    >
      {(variant) => (
        <Viewport height={500}>
          <p style={{ padding: 16, maxInlineSize: 240 }}>
            You can use the page while the panel is open. Wide screens make room for both.
          </p>
          <OpenOverlay>
            <SidePanel {...variant} isOpen defaultWidth={320} />
          </OpenOverlay>
        </Viewport>
      )}
    </Matrix>
  ),
}

/** The panel without a trigger, opened by the page. */
export const BesideItsPage: StoryObj<typeof meta> = {
  parameters: { layout: 'fullscreen' },
  render: () => (
    <>
      <Page title="Data dictionary">
        <p>You can use the page while the panel is open. Wide screens make room for both.</p>
      </Page>
      <SidePanel {...term} isOpen onOpenChange={fn()} />
    </>
  ),
}
