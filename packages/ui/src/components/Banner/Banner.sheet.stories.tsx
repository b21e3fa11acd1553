import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { say } from '../../samples/say.ts'
import { Link } from '../Link/Link.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { Banner } from './Banner.tsx'

const meta = {
  title: 'Feedback/Banner',
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta

export default meta

export const Sheet: StoryObj<typeof meta> = {
  render: () => (
    <Stack gap={3}>
      {(['brand', 'spark', 'info', 'success', 'warning', 'danger'] as const).map((tone) => (
        <Banner
          key={tone}
          tone={tone}
          title={say('A banner in the {tone} tone.', { tone: say(tone) })}
          actions={
            <Link variant="standalone" href="#more">
              Read more
            </Link>
          }
          onDismiss={fn()}
        >
          What it says to everyone who is here.
        </Banner>
      ))}
      <Banner tone="warning">An audit is pending. Review and modify your user list by 03/31/2026.</Banner>
    </Stack>
  ),
}
