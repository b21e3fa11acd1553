import type { Meta, StoryObj } from '@storybook/react-vite'
import { Examples } from '../../docs/Matrix.tsx'
import { Inline } from '../Inline/Inline.tsx'
import { StatusBadge, type StatusBadgeProps } from './StatusBadge.tsx'

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

const inAllTones = (variant: StatusBadgeProps['variant']) => (
  <Inline gap={5}>
    {samples.map(([tone, words]) => (
      <StatusBadge key={tone} tone={tone} variant={variant}>
        {words}
      </StatusBadge>
    ))}
  </Inline>
)

export const StateMatrix: StoryObj<typeof meta> = {
  render: () => <Examples cellWidth={960} of={{ Plain: inAllTones('plain'), Filled: inAllTones('filled') }} />,
}
