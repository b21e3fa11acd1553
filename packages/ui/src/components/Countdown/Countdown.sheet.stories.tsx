import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stack } from '../Stack/Stack.tsx'
import { Countdown } from './Countdown.tsx'

const meta = {
  title: 'Feedback/Countdown',
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta

export default meta

const still = () => 0

export const Sheet: StoryObj<typeof meta> = {
  render: () => (
    <Stack gap={5}>
      <Countdown until={119_000} now={still} />
      <Countdown until={9000} now={still} />
      <Countdown until={119_000} now={still} size="large" />
      <Countdown until={0} now={still} size="large" />
    </Stack>
  ),
}
