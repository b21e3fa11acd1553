import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stack } from '../Stack/Stack.tsx'
import { Card } from './Card.tsx'

const meta = {
  title: 'Layout/Card',
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta

export default meta

export const Sheet: StoryObj<typeof meta> = {
  render: () => (
    <Stack gap={4}>
      <Card>Raised</Card>
      <Card elevation={0}>Flat</Card>
      <Card padding={8}>With more room</Card>
    </Stack>
  ),
}
