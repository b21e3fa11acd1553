import type { ReleaseNote, ReleaseNoteDetail } from '@tessera/contract'
import { calls, PERMISSIONS } from '@tessera/contract'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { openPortal, serverFor } from '../../test/open-portal.tsx'
import { user } from '../../test/people.ts'
import type { FakeServer } from '../../test/server.ts'
import { json } from '../../test/server.ts'

const note = (slug: string, title: string, unread = false): ReleaseNote => ({
  path: `release-notes/${slug}`,
  title,
  summary: 'In short.',
  tags: ['new'],
  products: [],
  publishedOn: '2026-03-02',
  unread,
  locale: 'en-US',
})

/** A server that remembers the opened notes. */
function notesServer(): FakeServer {
  const notes = [note('one', 'Notes in color', true), note('two', 'Faster exports', true), note('three', 'Older news')]
  const unread = () => notes.filter((each) => each.unread).length
  return serverFor(user({ authz: { group: null, permissions: [PERMISSIONS.listReleaseNote] } }))
    .answers(calls.releaseNotes.tags, [
      { id: 'new', title: 'New' },
      { id: 'fixed', title: 'Fixed' },
    ])
    .replies(calls.releaseNotes.unread, () => json({ unread: unread() }))
    .replies(calls.releaseNotes.list, ({ url }) => {
      const isFixed = new URL(url, 'http://localhost').searchParams.get('tags') === 'fixed'
      const content = isFixed ? [] : notes
      return json({ content, page: 0, size: 10, total_elements: content.length, total_pages: 1 })
    })
    .replies(calls.releaseNotes.details, () => {
      const detail: ReleaseNoteDetail = {
        ...(notes[0] as ReleaseNote),
        html: '<p>All of it.</p>',
        previousPath: null,
        previousTitle: null,
        nextPath: 'release-notes/two',
        nextTitle: 'Faster exports',
      }
      return json(detail)
    })
    .replies(calls.releaseNotes.markRead, ({ body }) => {
      const { path } = body as { path?: string }
      for (const each of notes) if (path === undefined || each.path === path) each.unread = false
      return json({ unread: unread() })
    })
}

const heading = (name: string, level = 1): Promise<HTMLElement> => screen.findByRole('heading', { level, name })
const card = (name: string): HTMLElement => screen.getByRole('article', { name })
const inMenu = (name: string) => screen.findByRole('link', { name })

describe('release notes', () => {
  it('REL-02 REL-03 B-20 are marked as unread until opened, and counted in the menu', async () => {
    const server = notesServer()
    await openPortal({ path: '/releaseNotes', server })
    await heading('Notes in color', 2)
    expect(card('Notes in color')).toHaveTextContent('Unread')
    expect(card('Older news')).not.toHaveTextContent('Unread')
    await inMenu('Release Notes 2 unread')
    await userEvent.click(within(card('Notes in color')).getByRole('link'))
    await heading('Notes in color')
    await inMenu('Release Notes 1 unread')
    expect(server.requested(calls.releaseNotes.markRead).map(({ body }) => body)).toEqual([
      { path: 'release-notes/one' },
    ])
    const older = screen.getByRole('link', { name: 'Older: Faster exports' })
    expect(older).toHaveAttribute('href', '/releaseNotes/article?path=release-notes%2Ftwo')
    expect(screen.queryByRole('link', { name: /^Newer/ })).not.toBeInTheDocument()
  })

  it('REL-03 B-20 can all be marked as read with one press', async () => {
    await openPortal({ path: '/releaseNotes', server: notesServer() })
    await userEvent.click(await screen.findByRole('button', { name: 'Mark all 2 as read' }))
    await waitFor(() => expect(screen.queryByText('Unread')).not.toBeInTheDocument())
    await inMenu('Release Notes')
    expect(screen.queryByRole('button', { name: /as read/ })).not.toBeInTheDocument()
  })

  it('REL-02 are filtered by tags, which the URL and the note’s back link keep', async () => {
    const server = notesServer()
    await openPortal({ path: '/releaseNotes?tags=fixed', server })
    await heading('No release notes match', 2)
    await userEvent.click(screen.getByRole('button', { name: 'Show all release notes' }))
    await heading('Notes in color', 2)
    expect(window.location.search).toBe('')
    expect(server.requested(calls.releaseNotes.list).map(({ url }) => url.includes('tags=fixed'))).toEqual([
      true,
      false,
    ])
  })
})
