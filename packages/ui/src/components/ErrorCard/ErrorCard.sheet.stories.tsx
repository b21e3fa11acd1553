import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { Link } from '../Link/Link.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { ErrorCard } from './ErrorCard.tsx'

const meta = {
  title: 'Feedback/ErrorCard',
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta

export default meta

export const Sheet: StoryObj<typeof meta> = {
  render: () => (
    <Stack gap={4}>
      <ErrorCard headingLevel={2} onRetry={fn()}>
        The users could not be loaded. Check your connection.
      </ErrorCard>
      <ErrorCard headingLevel={2} onRetry={fn()} isRetrying>
        While it is tried again.
      </ErrorCard>
      <ErrorCard
        headingLevel={2}
        title="Something went wrong...!"
        onRetry={fn()}
        actions={
          <Link href="#support" variant="standalone">
            Tell support
          </Link>
        }
      >
        An error occurred while performing the operation
      </ErrorCard>
      <ErrorCard headingLevel={2}>Without a way to try again.</ErrorCard>
    </Stack>
  ),
}
