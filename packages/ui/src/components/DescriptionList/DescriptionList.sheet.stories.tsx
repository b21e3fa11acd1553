import type { Meta, StoryObj } from '@storybook/react-vite'
import { Card } from '../Card/Card.tsx'
import { Stack } from '../Stack/Stack.tsx'
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

export const Sheet: StoryObj<typeof meta> = {
  render: () => (
    <Stack gap={8}>
      {(['stacked', 'aside', 'columns'] as const).map((layout) => (
        <Card key={layout}>
          <DescriptionList layout={layout} items={facts} />
        </Card>
      ))}
    </Stack>
  ),
}
