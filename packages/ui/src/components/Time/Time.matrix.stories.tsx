import type { Meta, StoryObj } from '@storybook/react-vite'
import { Matrix } from '../../docs/Matrix.tsx'
import { Text } from '../Text/Text.tsx'
import { Time } from './Time.tsx'

const meta = {
  title: 'Data/Time',
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta

export default meta

const MOMENT = '2026-02-18T22:52:00Z'

export const StateMatrix: StoryObj<typeof meta> = {
  render: () => (
    <Matrix
      // Wide enough for a time with its text on one line, even in French.
      cellWidth={440}
      states={['rest', 'hover', 'focus']}
      variants={{
        'On its own': <Time dateTime={MOMENT}>Feb 18, 2026, 4:52 PM Central Time</Time>,
        'In muted text': (
          <Text size={13} tone="muted">
            <Time dateTime={MOMENT}>Last sign-in: Feb 18, 2026, 4:52 PM Central Time</Time>
          </Text>
        ),
      }}
    >
      {(time) => time}
    </Matrix>
  ),
}
