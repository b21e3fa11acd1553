import type { Meta, StoryObj } from '@storybook/react-vite'
import { Card } from '../Card/Card.tsx'
import { Grid } from './Grid.tsx'

const meta = {
  title: 'Layout/Grid',
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta

export default meta

export const StateMatrix: StoryObj<typeof meta> = {
  render: () => (
    <Grid columns={{ base: 2, large: 4 }} gap={3}>
      {['One', 'Two', 'Three', 'Four, with more words, so every cell in every row grows as tall'].map((words) => (
        <Card key={words} as="section">
          {words}
        </Card>
      ))}
    </Grid>
  ),
}
