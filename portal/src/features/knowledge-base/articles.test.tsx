import type { AnalyticsEvent, Content, ContentItem } from '@tessera/contract'
import { calls, GATES } from '@tessera/contract'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { anonymousServer, openPortal, serverFor } from '../../test/open-portal.tsx'
import { user } from '../../test/people.ts'
import type { FakeServer } from '../../test/server.ts'
import { failure, json } from '../../test/server.ts'

const BASKET: ContentItem = { id: 'basket', title: 'Reading a basket', summary: 'Three causes.', locale: 'en-US' }
const SHELF: ContentItem = { id: 'shelf', title: 'Not on the shelf', summary: 'Find the gaps.', locale: 'en-US' }
const ITEMS = [BASKET, SHELF]
const HTML = '<p><strong>Sample text.</strong></p><h2>An example</h2><script>x()</script>'

const answer = (content: Content): Response => json({ content })

/** A server with articles: the list, or one article. */
function withArticles(server: FakeServer, items: readonly ContentItem[] = ITEMS): FakeServer {
  return server.replies(calls.content.insights, ({ url }) => {
    const id = new URL(url, 'http://localhost').searchParams.get('id')
    if (id === null) {
      return answer({ title: 'Resources', summary: 'To be read.', locale: 'en-US', html: '', items: [...items] })
    }
    const article = items.find((each) => each.id === id)
    if (!article) return failure(404, 'NOT_FOUND')
    const { title, summary, locale } = article
    return answer({ title, summary, locale, html: HTML, items: items.filter((each) => each !== article) })
  })
}

const heading = (name: string, level = 1): Promise<HTMLElement> => screen.findByRole('heading', { level, name })
const article = (name: string): HTMLElement =>
  within(screen.getByRole('main'))
    .getAllByRole('article')
    .filter((each) => within(each).queryByRole('link', { name }))[0] as HTMLElement
const press = (name: string): Promise<void> => userEvent.click(screen.getByRole('link', { name }))
const at = (): string => window.location.pathname + window.location.search

describe('list of articles', () => {
  it('RTE-04 SCR-08 shows each article with its description and a link', async () => {
    await openPortal({ path: '/articles/insights', server: withArticles(anonymousServer()) })
    await heading('Reading a basket', 2)
    await heading('Resources')
    await waitFor(() => expect(document.title).toBe('Resources | Scintilla'))
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Reading a basket',
      'Not on the shelf',
    ])
    expect(article('Reading a basket')).toHaveTextContent('Three causes.')
    expect(screen.getByRole('link', { name: 'Not on the shelf' })).toHaveAttribute(
      'href',
      '/articles/insights?id=shelf',
    )
  })

  it('SCR-08 shows a message if it is empty', async () => {
    await openPortal({ path: '/articles/insights', server: withArticles(anonymousServer(), []) })
    await heading('Nothing here yet', 2)
  })

  it.each(GATES)('SCR-08 is open to a user at the gate %s', async (gate) => {
    await openPortal({ path: '/articles/insights', server: withArticles(serverFor(user({ gate }))) })
    await heading('Reading a basket', 2)
    expect(at()).toBe('/articles/insights')
  })

  it('ERR-03 reports a load failure and can retry', async () => {
    const server = anonymousServer().refuses(calls.content.insights, 503, 'UNAVAILABLE')
    await openPortal({ path: '/articles/insights', server })
    const again = await screen.findByRole('button', { name: 'Try again' })
    withArticles(server)
    await userEvent.click(again)
    await heading('Reading a basket', 2)
  })
})

describe('an article', () => {
  it('RTE-04 SCR-08 is shown next to the other articles, with a link back to the list', async () => {
    await openPortal({ path: '/articles/insights?id=basket', server: withArticles(anonymousServer()) })
    await heading('Reading a basket')
    await waitFor(() => expect(document.title).toBe('Resources | Scintilla'))
    await heading('An example', 2)
    expect(screen.queryByText('x()')).not.toBeInTheDocument()
    const others = screen.getByRole('region', { name: 'More resources' })
    expect(within(others).getAllByRole('link')).toEqual([screen.getByRole('link', { name: 'Not on the shelf' })])
    await press('Resources')
    await heading('Reading a basket', 2)
    expect(at()).toBe('/articles/insights')
  })

  it('SCR-08 starts at its top, and Back restores the position', async () => {
    await openPortal({ path: '/articles/insights', server: withArticles(anonymousServer()) })
    await heading('Reading a basket', 2)
    vi.mocked(window.scrollTo).mockClear()
    await press('Reading a basket')
    await waitFor(async () => expect(await heading('Reading a basket')).toHaveFocus())
    vi.stubGlobal('scrollY', 300)
    window.dispatchEvent(new Event('scroll'))
    await press('Not on the shelf')
    await waitFor(async () => expect(await heading('Not on the shelf')).toHaveFocus())
    expect(vi.mocked(window.scrollTo).mock.calls).toEqual([
      [{ top: 0, behavior: 'instant' }],
      [{ top: 0, behavior: 'instant' }],
    ])
    vi.mocked(window.scrollTo).mockClear()
    vi.stubGlobal('scrollY', 0)
    window.history.back()
    await heading('Reading a basket')
    await waitFor(() => expect(screen.getByRole('link', { name: 'Not on the shelf' })).toHaveFocus())
    expect(window.scrollTo).not.toHaveBeenCalledWith({ top: 0, behavior: 'instant' })
  })

  it('ANL-02 RTE-04 each page view is recorded, and the list has its own name', async () => {
    const server = withArticles(anonymousServer())
    await openPortal({ path: '/articles/insights', server })
    await heading('Reading a basket', 2)
    await press('Reading a basket')
    await heading('An example', 2)
    await press('Not on the shelf')
    await heading('Not on the shelf')
    await press('Resources')
    await heading('Reading a basket', 2)
    window.dispatchEvent(new Event('pagehide'))
    const sent = server
      .requested(calls.analytics.events)
      .flatMap(({ body }) => (body as { events: AnalyticsEvent[] }).events)
    expect(sent.filter(({ name }) => name === 'page_view').map(({ page }) => page)).toEqual([
      'resources',
      'article insights',
      'article insights',
      'resources',
    ])
  })

  it('RTE-13 KB-07 is not found for an unknown id', async () => {
    await openPortal({ path: '/articles/insights?id=7', server: withArticles(anonymousServer()) })
    await heading('We couldn’t find that page…')
    await waitFor(() => expect(document.title).toBe('We couldn’t find that page… | Scintilla'))
  })

  it('I18N-04 has a language attribute if its language is not the page’s', async () => {
    const items = [{ ...BASKET, title: 'Lire un panier', locale: 'fr-CA' } as const, SHELF]
    await openPortal({ path: '/articles/insights?id=basket', server: withArticles(anonymousServer(), items) })
    const title = await screen.findByText('Lire un panier', { selector: 'h1 [lang]' })
    expect(title).toHaveAttribute('lang', 'fr-CA')
    expect((await heading('An example', 2)).closest('[lang]')).toHaveAttribute('lang', 'fr-CA')
    expect(screen.getByText('Not on the shelf').closest('[lang]')).toHaveAttribute('lang', 'en-US')
  })

  it('I18N-04 is requested in the reader’s language', async () => {
    const server = withArticles(anonymousServer())
    await openPortal({ path: '/articles/insights?id=basket', server, locale: 'es-MX' })
    await heading('Más recursos', 2)
    expect(server.requested(calls.content.insights).map(({ headers }) => headers.get('locale'))).toEqual(['es-MX'])
  })
})
