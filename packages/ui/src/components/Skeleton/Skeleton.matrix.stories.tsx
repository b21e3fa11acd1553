import type { Meta, StoryObj } from '@storybook/react-vite'
import { Examples } from '../../docs/Matrix.tsx'
import { Grid } from '../Grid/Grid.tsx'
import { Skeleton } from './Skeleton.tsx'

const meta = {
  title: 'Feedback/Skeleton',
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta

export default meta

export const StateMatrix: StoryObj<typeof meta> = {
  render: () => (
    <Examples
      cellWidth={1200}
      of={{
        'A heading': <Skeleton variant="heading" />,
        'Lines of text': <Skeleton lines={3} />,
        'A block': <Skeleton variant="block" height={80} />,
        Tiles: (
          <Grid columns={{ base: 1, large: 3 }} gap={4}>
            <Skeleton variant="tile" />
            <Skeleton variant="tile" />
            <Skeleton variant="tile" />
          </Grid>
        ),
      }}
    />
  ),
}
