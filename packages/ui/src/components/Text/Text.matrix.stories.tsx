import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stack } from '../Stack/Stack.tsx'
import { Text } from './Text.tsx'

const meta = {
  title: 'Layout/Text',
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta

export default meta

export const StateMatrix: StoryObj<typeof meta> = {
  render: () => (
    <Stack gap={3}>
      {([12, 13, 14, 16, 18, 20] as const).map((size) => (
        <Text key={size} size={size}>
          Size {size}: 1,240 users in 30 domains
        </Text>
      ))}
      {(['muted', 'brand', 'info', 'success', 'warning', 'danger'] as const).map((tone) => (
        <Text key={tone} tone={tone} weight={500}>
          <code>{`tone="${tone}"`}</code>
        </Text>
      ))}
    </Stack>
  ),
}
