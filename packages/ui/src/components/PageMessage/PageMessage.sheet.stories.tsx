import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../Button/Button.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { PageMessage } from './PageMessage.tsx'

const meta = {
  title: 'Feedback/PageMessage',
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta

export default meta

const pictures = [
  'locked',
  'pending',
  'unfinished',
  'signed-out',
  'not-found',
  'unavailable',
  'failed',
  'broken',
] as const

export const Sheet: StoryObj<typeof meta> = {
  render: () => (
    <Stack gap={6}>
      <PageMessage title="We couldn’t find that page…" actions={<Button variant="primary">Return to Home</Button>}>
        The page you are trying to access does not exist or the link you clicked is broken.
      </PageMessage>
      {pictures.map((picture) => (
        <PageMessage
          key={picture}
          variant="inline"
          headingLevel={2}
          picture={picture}
          title={<code>{`picture="${picture}"`}</code>}
        >
          What to do next.
        </PageMessage>
      ))}
    </Stack>
  ),
}
