import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stack } from '../Stack/Stack.tsx'
import { Logo } from './Logo.tsx'

const meta = {
  title: 'Shell/Logo',
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta

export default meta

export const Sheet: StoryObj<typeof meta> = {
  render: () => (
    <Stack gap={4}>
      <Logo name="Scintilla" />
      <Logo name="Tessera" size="large" />
    </Stack>
  ),
}
