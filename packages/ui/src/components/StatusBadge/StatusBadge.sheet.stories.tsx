import type { Meta, StoryObj } from '@storybook/react-vite'
import { Inline } from '../Inline/Inline.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { StatusBadge } from './StatusBadge.tsx'

const meta = {
  title: 'Data/StatusBadge',
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta

export default meta

const samples = [
  ['success', 'Active'],
  ['spark', 'Access pending'],
  ['info', 'In review'],
  ['warning', 'Expires in 3 days'],
  ['danger', 'Blocked'],
  ['neutral', 'Not invited'],
] as const

export const Sheet: StoryObj<typeof meta> = {
  render: () => (
    <Stack gap={4}>
      {(['plain', 'filled'] as const).map((variant) => (
        <Inline key={variant} gap={5}>
          {samples.map(([tone, words]) => (
            <StatusBadge key={tone} tone={tone} variant={variant}>
              {words}
            </StatusBadge>
          ))}
        </Inline>
      ))}
    </Stack>
  ),
}
