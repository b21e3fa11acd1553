import type { Meta, StoryObj } from '@storybook/react-vite'
import { Card } from '../Card/Card.tsx'
import { Columns } from './Columns.tsx'

const meta = {
  title: 'Layout/Columns',
  component: Columns,
  args: { aside: null, children: null },
  render: (args) => (
    <Columns {...args} aside={<Card>Contents</Card>}>
      <Card>First, with more words than the others have</Card>
    </Columns>
  ),
} satisfies Meta<typeof Columns>

export default meta
type Story = StoryObj<typeof meta>

export const Example: Story = {}

export const Start: Story = { args: { side: 'start' } }
