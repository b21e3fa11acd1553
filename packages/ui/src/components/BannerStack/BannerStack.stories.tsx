import type { Meta, StoryObj } from '@storybook/react-vite'
import { Banner } from '../Banner/Banner.tsx'
import { BannerStack } from './BannerStack.tsx'

const meta = {
  title: 'Feedback/BannerStack',
  component: BannerStack,
  parameters: { docs: { story: { inline: false, height: 'auto' } } },
  args: { children: null },
  render: (args) => (
    <BannerStack {...args}>
      <Banner tone="brand" title="You’re acting for Bright Foods.">
        All your changes are logged.
      </Banner>
      <Banner tone="warning" title="An audit is pending.">
        Review your user list by Mar 31, 2026.
      </Banner>
    </BannerStack>
  ),
} satisfies Meta<typeof BannerStack>

export default meta
type Story = StoryObj<typeof meta>

export const Example: Story = {}
