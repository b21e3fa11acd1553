import type { Meta, StoryObj } from '@storybook/react-vite'
import { Card } from '../Card/Card.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { Columns } from './Columns.tsx'

const meta = {
  title: 'Layout/Columns',
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta

export default meta

export const StateMatrix: StoryObj<typeof meta> = {
  render: () => (
    <Stack gap={6}>
      {(['start', 'end'] as const).map((side) => (
        <Columns key={side} side={side} aside={<Card>Contents</Card>} narrow={<Card>Contents</Card>}>
          <Card>First, with more words than the others have</Card>
        </Columns>
      ))}
    </Stack>
  ),
}
