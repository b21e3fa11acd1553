import type { Meta, StoryObj } from '@storybook/react-vite'
import { Examples } from '../../docs/Matrix.tsx'
import { Card } from '../Card/Card.tsx'
import { DescriptionList } from './DescriptionList.tsx'

const meta = {
  title: 'Data/DescriptionList',
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta

export default meta

const facts = [
  { id: 'email', term: 'Email', description: 'ana.castillo@brightfoods.example' },
  { id: 'type', term: 'Type', description: 'Supplier' },
  { id: 'products', term: 'Products', description: 'Shopper Behavior, Report Builder' },
  { id: 'phone', term: 'Phone' },
]

export const StateMatrix: StoryObj<typeof meta> = {
  render: () => (
    <Examples
      cellWidth={1200}
      of={Object.fromEntries(
        (
          [
            ['Stacked', 'stacked'],
            ['Side by side', 'aside'],
            ['In columns', 'columns'],
          ] as const
        ).map(([name, layout]) => [
          name,
          <Card key={layout}>
            <DescriptionList layout={layout} items={facts} />
          </Card>,
        ]),
      )}
    />
  ),
}
