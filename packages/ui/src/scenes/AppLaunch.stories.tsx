import type { Meta, StoryObj } from '@storybook/react-vite'
import { AppLaunch } from './AppLaunch.tsx'
import { launchWords } from './launch-words.ts'

const meta = {
  title: 'Scenes/App launch',
  component: AppLaunch,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  args: { words: launchWords('en-US'), locale: 'en-US' },
  render: (_args, { globals }) => <AppLaunch words={launchWords(globals.locale)} locale={String(globals.locale)} />,
} satisfies Meta<typeof AppLaunch>

export default meta
type Story = StoryObj<typeof meta>

export const AppLaunchPage: Story = { name: 'App launch' }
