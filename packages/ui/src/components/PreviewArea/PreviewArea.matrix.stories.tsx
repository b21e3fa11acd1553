import type { Meta, StoryObj } from '@storybook/react-vite'
import { Banner } from '../Banner/Banner.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { PreviewArea } from './PreviewArea.tsx'

const meta = {
  title: 'Patterns/PreviewArea',
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta

export default meta

export const StateMatrix: StoryObj<typeof meta> = {
  render: () => (
    <Stack gap={4}>
      {(['light', 'dark', 'high-contrast'] as const).map((theme) => (
        <PreviewArea key={theme} theme={theme} locale="en-US">
          <Banner tone="spark" title="Customer Pulse opens to everyone on March 3.">
            See what’s new in the release notes.
          </Banner>
        </PreviewArea>
      ))}
    </Stack>
  ),
}
