import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stack } from '../Stack/Stack.tsx'
import { headerProps } from './header-props.sample.ts'
import { AppHeader } from './AppHeader.tsx'

const meta = {
  title: 'Shell/AppHeader',
  tags: ['!autodocs'],
  parameters: {
    controls: { disable: true },
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '520px' } },
  },
} satisfies Meta

export default meta

export const Sheet: StoryObj<typeof meta> = {
  render: () => (
    <Stack gap={6}>
      <AppHeader {...headerProps} />
    </Stack>
  ),
}
