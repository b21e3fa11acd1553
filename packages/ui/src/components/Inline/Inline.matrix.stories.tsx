import type { Meta, StoryObj } from '@storybook/react-vite'
import { Badge } from '../Badge/Badge.tsx'
import { Inline } from './Inline.tsx'

const meta = {
  title: 'Layout/Inline',
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta

export default meta

export const StateMatrix: StoryObj<typeof meta> = {
  render: () => (
    <div>
      {(['start', 'center', 'end', 'between'] as const).map((justify) => (
        <Inline key={justify} gap={3} justify={justify}>
          <Badge tone="neutral">
            <code>{`justify="${justify}"`}</code>
          </Badge>
          <Badge tone="brand">Beside</Badge>
          <Badge tone="spark">Beta</Badge>
        </Inline>
      ))}
    </div>
  ),
}
