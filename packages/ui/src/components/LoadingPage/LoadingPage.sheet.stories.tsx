import type { Meta, StoryObj } from '@storybook/react-vite'
import { LoadingPage } from './LoadingPage.tsx'

const meta = {
  title: 'Sheets/LoadingPage',
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta

export default meta

export const Sheet: StoryObj<typeof meta> = {
  render: () => <LoadingPage />,
}
