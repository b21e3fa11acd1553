import type { Meta, StoryObj } from '@storybook/react-vite'
import { AppLaunch } from './AppLaunch.tsx'

const meta = {
  title: 'Examples/App launch',
  component: AppLaunch,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
} satisfies Meta<typeof AppLaunch>

export default meta

export const AppLaunchPage: StoryObj<typeof meta> = { name: 'App launch' }
