import type { Meta, StoryObj } from '@storybook/react-vite'
import { LoadingPage } from './LoadingPage.tsx'

const meta = {
  title: 'Feedback/LoadingPage',
  component: LoadingPage,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '320px' } } },
  args: {},
} satisfies Meta<typeof LoadingPage>

export default meta
type Story = StoryObj<typeof meta>

export const Example: Story = {}
