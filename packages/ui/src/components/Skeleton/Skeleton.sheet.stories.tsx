import type { Meta, StoryObj } from '@storybook/react-vite'
import { Grid } from '../Grid/Grid.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { Skeleton } from './Skeleton.tsx'

const meta = {
  title: 'Feedback/Skeleton',
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta

export default meta

export const Sheet: StoryObj<typeof meta> = {
  render: () => (
    <Stack gap={8}>
      <Skeleton variant="heading" />
      <Skeleton lines={3} />
      <Skeleton variant="block" height={80} />
      <Grid columns={{ base: 1, large: 3 }} gap={4}>
        <Skeleton variant="tile" />
        <Skeleton variant="tile" />
        <Skeleton variant="tile" />
      </Grid>
    </Stack>
  ),
}
