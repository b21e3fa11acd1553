import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { t } from '../../story-texts/translate.ts'
import { Button } from '../Button/Button.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { CommentThread, type CommentThreadProps } from './CommentThread.tsx'
import { conversation } from './conversation.fixture.ts'

const meta = {
  title: 'Patterns/CommentThread',
  component: CommentThread,
  args: { 'aria-label': 'Conversation', comments: conversation, timeZone: 'America/Chicago' },
} satisfies Meta<typeof CommentThread>

export default meta
type Story = StoryObj<typeof meta>

export const Example: Story = {}

/** The thread as staff see it, with an internal note. */
export const WithANote: Story = {
  args: {
    comments: [
      ...conversation.slice(0, 2),
      {
        id: 'note',
        author: 'Morgan Hale',
        kind: 'note',
        createdAt: '2026-02-17T18:34:00Z',
        text: 'The store data load starts at midnight.',
      },
    ],
  },
}

function Growing({ comments, ...props }: CommentThreadProps) {
  const [count, setCount] = useState(1)
  return (
    <Stack gap={4} align="start">
      <Button onPress={() => setCount(2)}>{t('Receive a reply')}</Button>
      <CommentThread {...props} comments={comments.slice(0, count)} />
    </Stack>
  )
}

/** A reply that arrives during reading waits behind a button. */
export const ANewAnswer: Story = {
  render: (props) => <Growing {...props} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click((await canvas.findAllByRole('button'))[0] as HTMLElement)
    await expect((await canvas.findAllByRole('button', { name: /1/ })).length).toBeGreaterThan(0)
  },
}
