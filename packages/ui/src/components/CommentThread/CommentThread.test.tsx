import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { UIProvider } from '../UIProvider/UIProvider.tsx'
import { CommentThread, type CommentThreadComment } from './CommentThread.tsx'
import { conversation } from './conversation.fixture.ts'

const thread = (comments: readonly CommentThreadComment[], locale = 'en-US') => (
  <UIProvider locale={locale}>
    <CommentThread aria-label="Conversation" timeZone="America/Chicago" comments={comments} />
  </UIProvider>
)

/** A thread with a new reply, and the button that moves to it. */
function withNewReply() {
  const { rerender } = render(thread(conversation.slice(0, 1)))
  rerender(thread(conversation))
  const [, reply] = screen.getAllByRole('article')
  return { reply, button: screen.getByRole('button', { name: '1 new comment' }) }
}

describe('CommentThread', () => {
  it('SUP-18 groups comments by the reader’s day, and shows author, staff badge and time', () => {
    render(thread(conversation))
    const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
    expect(headings).toEqual(['Tuesday, February 17, 2026', 'Wednesday, February 18, 2026'])
    const [, reply] = screen.getAllByRole('article')
    expect(reply).toHaveAccessibleName(/^Morgan Hale 12:30/)
    expect(within(reply as HTMLElement).getByText('Staff')).toBeVisible()
  })

  it('SUP-18 announces new comments of others, and moves to the first of them', async () => {
    const { rerender } = render(thread(conversation.slice(0, 1)))
    expect(screen.queryByRole('button', { name: /new/ })).toBeNull()
    rerender(thread(conversation))
    // The third comment is the reader's own.
    expect(screen.getByRole('status')).toHaveTextContent('1 new comment')
    expect(screen.getByRole('button', { name: '1 new comment' })).toBeVisible()
  })

  it('key Enter, Space: goes to the first new comment', async () => {
    const { reply, button } = withNewReply()
    button.focus()
    await userEvent.keyboard('{Enter}')
    expect(reply).toHaveFocus()
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
  })

  it('mouse: goes to the first new comment', async () => {
    const { reply, button } = withNewReply()
    await userEvent.click(button)
    expect(reply).toHaveFocus()
  })

  it('touch: goes to the first new comment', async () => {
    const { reply, button } = withNewReply()
    await userEvent.pointer([{ keys: '[TouchA]', target: button }])
    expect(reply).toHaveFocus()
  })

  it('SUP-18 shows its own text in French', () => {
    const { rerender } = render(thread([], 'fr-CA'))
    rerender(thread(conversation, 'fr-CA'))
    expect(screen.getByRole('status')).toHaveTextContent('1 nouveau commentaire')
    expect(screen.getByText('Assistance')).toBeVisible()
    expect(screen.getByRole('heading', { name: 'mardi 17 février 2026' })).toBeVisible()
  })
})
