import type { Meta, StoryObj } from '@storybook/react-vite'
import { Examples } from '../../docs/Matrix.tsx'
import { Badge } from './Badge.tsx'

const meta = {
  title: 'Data/Badge',
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta

export default meta

const tones = ['neutral', 'brand', 'spark', 'info', 'success', 'warning', 'danger'] as const

export const StateMatrix: StoryObj<typeof meta> = {
  render: () => (
    <Examples
      cellWidth={108}
      of={Object.fromEntries(
        tones.map((tone) => [
          `${tone.slice(0, 1).toUpperCase()}${tone.slice(1)}`,
          <Badge key={tone} tone={tone}>
            Beta
          </Badge>,
        ]),
      )}
    />
  ),
}
