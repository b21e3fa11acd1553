import type { Meta, StoryObj } from '@storybook/react-vite'
import { Card } from '../Card/Card.tsx'
import { Grid } from './Grid.tsx'

const meta = {
  title: 'Layout/Grid',
  component: Grid,
  args: { columns: { base: 1, medium: 2, large: 3 }, children: null },
  render: (args) => (
    <Grid {...args}>
      <Card>First</Card>
      <Card>Second, with more words than the others</Card>
      <Card>Third</Card>
    </Grid>
  ),
} satisfies Meta<typeof Grid>

export default meta
type Story = StoryObj<typeof meta>

export const Example: Story = {}
