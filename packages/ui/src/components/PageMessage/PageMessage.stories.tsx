import type { Meta, StoryObj } from '@storybook/react-vite'
import { PageMessage } from './PageMessage.tsx'

const meta = {
  title: 'Feedback/PageMessage',
  component: PageMessage,
  args: {
    title: 'We couldn’t find that page…',
    children: 'The page you are trying to access does not exist or the link you clicked is broken.',
  },
} satisfies Meta<typeof PageMessage>

export default meta
type Story = StoryObj<typeof meta>

export const Example: Story = {}
