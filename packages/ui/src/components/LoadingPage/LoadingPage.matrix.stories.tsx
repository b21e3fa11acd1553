import type { Meta, StoryObj } from '@storybook/react-vite'
import { LoadingPage } from './LoadingPage.tsx'

const meta = {
  title: 'Feedback/LoadingPage',
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    controls: { disable: true },
    docs: { story: { inline: false, height: '400px' } },
  },
} satisfies Meta

export default meta

export const StateMatrix: StoryObj<typeof meta> = {
  render: () => <LoadingPage />,
}
