import type { Meta, StoryObj } from '@storybook/react-vite'
import { Examples } from '../../docs/Matrix.tsx'
import { Badge } from '../Badge/Badge.tsx'
import { Card } from '../Card/Card.tsx'
import { Grid } from '../Grid/Grid.tsx'
import { Text } from '../Text/Text.tsx'
import { Stack } from './Stack.tsx'

const meta = {
  title: 'Layout/Stack',
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta

export default meta

export const StateMatrix: StoryObj<typeof meta> = {
  render: () => (
    <Examples
      of={{
        'As a list': (
          <Stack as="ul" gap={2} aria-label="Products">
            <Badge tone="brand">Shopper Behavior</Badge>
            <Badge tone="brand">Report Builder</Badge>
          </Stack>
        ),
        'At the end of the line': (
          <Stack gap={1} align="end">
            <Badge tone="neutral">At the end</Badge>
            <Badge tone="neutral">Of the line</Badge>
          </Stack>
        ),
        'With stone markers': (
          <Stack as="ul" gap={2} marker="stone" aria-label="How you can use it">
            <Text size={16}>See which items shoppers switched to and from.</Text>
            <Text size={16}>Compare two periods, two regions or two groups of shoppers side by side.</Text>
          </Stack>
        ),
        'Ends aligned': (
          <Grid columns={{ base: 2 }}>
            <Card>
              <Stack justify="between">
                <Text>The longest item sets the height of its row, more on a phone than on a desktop.</Text>
                <Badge tone="success">Ready</Badge>
              </Stack>
            </Card>
            <Card>
              <Stack justify="between">
                <Text>The last items line up.</Text>
                <Badge tone="success">Ready</Badge>
              </Stack>
            </Card>
          </Grid>
        ),
      }}
    />
  ),
}
