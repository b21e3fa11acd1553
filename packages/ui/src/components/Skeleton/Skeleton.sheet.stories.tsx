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

export const Sheet: StoryObj<typeof meta> = {
  render: () => (
    <Examples
      isCode
      cellWidth={1200}
      of={{
        'variant="heading"': <Skeleton variant="heading" />,
        'lines={3}': <Skeleton lines={3} />,
        'variant="block"': <Skeleton variant="block" height={80} />,
        'variant="tile"': (
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
