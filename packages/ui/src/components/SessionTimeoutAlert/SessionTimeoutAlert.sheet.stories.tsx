import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { SessionTimeoutAlert } from './SessionTimeoutAlert.tsx'

const meta = {
  title: 'Overlays/SessionTimeoutAlert',
  tags: ['!autodocs'],
  parameters: { controls: { disable: true }, docs: { story: { inline: false, height: '420px' } } },
} satisfies Meta

export default meta

export const Sheet: StoryObj<typeof meta> = {
  render: () => (
    <SessionTimeoutAlert isOpen endsAt={119_000} now={() => 0} onExtend={fn()} onLogOut={fn()} onLogIn={fn()} />
  ),
}
