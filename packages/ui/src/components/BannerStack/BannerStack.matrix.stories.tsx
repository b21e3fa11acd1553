import type { Meta, StoryObj } from '@storybook/react-vite'
import { Banner } from '../Banner/Banner.tsx'
import { BannerStack } from './BannerStack.tsx'

const meta = {
  title: 'Feedback/BannerStack',
  tags: ['!autodocs'],
  parameters: { controls: { disable: true }, docs: { story: { inline: false, height: 'auto' } } },
} satisfies Meta

export default meta

export const StateMatrix: StoryObj<typeof meta> = {
  render: () => (
    <BannerStack>
      <Banner tone="brand" title="You’re acting for Bright Foods.">
        All your changes are logged.
      </Banner>
      <Banner tone="warning" title="An audit is pending.">
        Review your user list by Mar 31, 2026.
      </Banner>
    </BannerStack>
  ),
}
