import type { Meta, StoryObj } from '@storybook/react-vite'
import { Examples } from '../../docs/Matrix.tsx'
import { Countdown } from './Countdown.tsx'

const meta = {
  title: 'Feedback/Countdown',
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta

export default meta

const still = () => 0

export const StateMatrix: StoryObj<typeof meta> = {
  render: () => (
    <Examples
      cellWidth={160}
      of={{
        'Two minutes before the end': <Countdown until={119_000} now={still} />,
        'The last seconds': <Countdown until={9000} now={still} />,
        Large: <Countdown until={119_000} now={still} size="large" />,
        'At the end': <Countdown until={0} now={still} size="large" />,
      }}
    />
  ),
}
