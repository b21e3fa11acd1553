import type { Meta, StoryObj } from '@storybook/react-vite'
import { Examples } from '../../docs/Matrix.tsx'
import { CommentThread } from './CommentThread.tsx'
import { conversation } from './conversation.fixture.ts'

const meta = {
  title: 'Patterns/CommentThread',
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta

export default meta

export const StateMatrix: StoryObj<typeof meta> = {
  render: () => (
    <Examples
      cellWidth={640}
      of={{
        'Two days': <CommentThread aria-label="Two days" timeZone="America/Chicago" comments={conversation} />,
        'An internal note': (
          <CommentThread
            aria-label="An internal note"
            timeZone="America/Chicago"
            comments={conversation.slice(1, 2).map((comment) => ({ ...comment, kind: 'note' as const }))}
          />
        ),
      }}
    />
  ),
}
