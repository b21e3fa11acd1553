import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { Examples } from '../../docs/Matrix.tsx'
import { Link } from '../Link/Link.tsx'
import { ErrorCard } from './ErrorCard.tsx'

const meta = {
  title: 'Feedback/ErrorCard',
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta

export default meta

export const Sheet: StoryObj<typeof meta> = {
  render: () => (
    <Examples
      cellWidth={720}
      of={{
        rest: (
          <ErrorCard headingLevel={2} onRetry={fn()}>
            The users could not be loaded. Check your connection.
          </ErrorCard>
        ),
        pending: (
          <ErrorCard headingLevel={2} onRetry={fn()} isRetrying>
            The users could not be loaded. Check your connection.
          </ErrorCard>
        ),
        'With a title and an action of its own': (
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
        ),
        'Without a way to try again': (
          <ErrorCard headingLevel={2}>The users could not be loaded. Check your connection.</ErrorCard>
        ),
      }}
    />
  ),
}
