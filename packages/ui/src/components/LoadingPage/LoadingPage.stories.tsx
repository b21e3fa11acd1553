import type { Meta, StoryObj } from '@storybook/react-vite'
import { LoadingPage } from './LoadingPage.tsx'

const meta = {
  title: 'Components/LoadingPage',
  component: LoadingPage,
  args: {},
} satisfies Meta<typeof LoadingPage>

export default meta
type Story = StoryObj<typeof meta>

export const Example: Story = {}
