import type { Meta, StoryObj } from '@storybook/react-vite'
import { Banner } from '../Banner/Banner.tsx'
import { PreviewArea } from './PreviewArea.tsx'

const meta = {
  title: 'Patterns/PreviewArea',
  component: PreviewArea,
  args: {
    theme: 'dark',
    locale: 'en-US',
    children: (
      <Banner tone="spark" title="Customer Pulse opens to everyone on March 3.">
        See what’s new in the release notes.
      </Banner>
    ),
  },
} satisfies Meta<typeof PreviewArea>

export default meta
type Story = StoryObj<typeof meta>

export const Example: Story = {}
