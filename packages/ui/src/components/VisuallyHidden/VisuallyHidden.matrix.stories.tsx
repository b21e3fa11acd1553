import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stack } from '../Stack/Stack.tsx'
import { VisuallyHidden } from './VisuallyHidden.tsx'

const meta = {
  title: 'Layout/VisuallyHidden',
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta

export default meta

export const StateMatrix: StoryObj<typeof meta> = {
  render: () => (
    <Stack gap={5}>
      <p>
        There’s more on this line <VisuallyHidden>than meets the eye</VisuallyHidden>
      </p>
    </Stack>
  ),
}
