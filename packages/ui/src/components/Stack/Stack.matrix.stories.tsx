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
        'With stones': (
          <Stack as="ul" gap={2} marker="stone" aria-label="What you can do with it">
            <Text size={16}>See which items shoppers moved to, and which they came from.</Text>
            <Text size={16}>Compare two periods, two regions or two groups of shoppers side by side.</Text>
          </Stack>
        ),
        'Ends in line': (
          <Grid columns={{ base: 2 }}>
            <Card>
              <Stack justify="between">
                <Text>The longest of a row gives all of it their height, on a phone more than on a desk.</Text>
                <Badge tone="success">Ready</Badge>
              </Stack>
            </Card>
            <Card>
              <Stack justify="between">
                <Text>What comes last stands in line.</Text>
                <Badge tone="success">Ready</Badge>
              </Stack>
            </Card>
          </Grid>
        ),
      }}
    />
  ),
}
