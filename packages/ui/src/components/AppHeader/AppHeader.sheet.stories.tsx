import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stack } from '../Stack/Stack.tsx'
import { headerProps } from './header-props.sample.ts'
import { AppHeader } from './AppHeader.tsx'

const meta = {
  title: 'Sheets/AppHeader',
  tags: ['!autodocs'],
  parameters: { controls: { disable: true }, layout: 'fullscreen' },
} satisfies Meta

export default meta

export const Sheet: StoryObj<typeof meta> = {
  render: () => (
    <Stack gap={6}>
      <AppHeader {...headerProps} />
    </Stack>
  ),
}
