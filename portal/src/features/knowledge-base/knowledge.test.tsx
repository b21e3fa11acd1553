import type { AnalyticsEvent, KnowledgeArticle, KnowledgeResult, UserContext } from '@tessera/contract'
import { calls, PERMISSIONS } from '@tessera/contract'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { openPortal, serverFor } from '../../test/open-portal.tsx'
import { user } from '../../test/people.ts'
import type { FakeServer } from '../../test/server.ts'
import { failure, json } from '../../test/server.ts'

const ON = { kb_search_rollout: { variationKey: 'on', enabled: true } }
const SUPPLIER = {
  id: 'supplier',
  title: 'For suppliers',
  description: 'Users and data.',
  variant: 'standard',
} as const
const INTERNAL = { id: 'internal', title: 'For associates', description: 'Work.', variant: 'standard' } as const

const listed = (id: string, title: string) =>
  ({ id, title, workspaceId: 'supplier', summary: 'In short.', locale: 'en-US', updatedOn: '2026-03-02' }) as const

const ARTICLE: KnowledgeArticle = {
  ...listed('add-a-user', 'Add a user'),
  html: '<p>Text.</p><h2>First</h2><p>One.</p><h2>Second</h2><p>Two.</p>',
  version: 4,
  minutes: 3,
  tags: ['users'],
  categories: [{ id: 'users', title: 'Users and access' }],
  related: [listed('block-a-user', 'Block a user')],
  previous: null,
  next: { id: 'block-a-user', title: 'Block a user' },
  verdict: null,
}

const TREE = {
  title: 'For suppliers',
  children: [
    {
      id: 'users',
      title: 'Users and access',
      type: 'CATEGORY' as const,
      children: [
        { id: 'add-a-user', title: 'Add a user', type: 'ARTICLE' as const, children: [] },
        { id: 'block-a-user', title: 'Block a user', type: 'ARTICLE' as const, children: [] },
      ],
    },
  ],
}

const reader = (more: Partial<UserContext> = {}): UserContext =>
  user({ authz: { group: null, permissions: [PERMISSIONS.listKnowledgeBase] }, ...more })

function knowledgeServer(person = reader()): FakeServer {
  return serverFor(person)
    .answers(calls.flags.list, ON)
    .answers(calls.knowledgeBase.workspaces, [SUPPLIER])
    .answers(calls.knowledgeBase.hierarchy, TREE)
    .answers(calls.knowledgeBase.top, [listed('add-a-user', 'Add a user')])
    .answers(calls.knowledgeBase.recent, [listed('block-a-user', 'Block a user')])
    .answers(calls.knowledgeBase.article, ARTICLE)
    .answers(calls.knowledgeBase.suggest, {
      suggestions: [{ id: 'add-a-user', workspaceId: 'supplier', title: 'Add a user' }],
    })
}

const page = (...content: KnowledgeResult[]) => ({
  content,
  page: 0,
  size: 10,
  total_elements: content.length,
  total_pages: 1,
})

const heading = (name: string, level = 1): Promise<HTMLElement> => screen.findByRole('heading', { level, name })
const at = (): string => window.location.pathname + window.location.search
const ARTICLE_PATH = '/knowledgeBase/article/content/supplier%2Fadd-a-user'
const SEARCH = '/knowledgeBase/search'

const shown = (server: FakeServer) =>
  server
    .requested(calls.analytics.events)
    .flatMap(({ body }) => (body as { events: AnalyticsEvent[] }).events)
    .filter(({ name }) => name === 'error_shown')
    .map(({ props }) => (props as { label?: string }).label)

describe('home page of the knowledge base', () => {
  it('KB-01 KB-02 KB-03 KB-04 shows the categories, all articles as a tree, and the most read and latest articles', async () => {
    await openPortal({ path: '/knowledgeBase/home', server: knowledgeServer() })
    await heading('Users and access', 3)
    const tree = screen.getByRole('tree', { name: 'All articles' })
    expect(within(tree).getByRole('treeitem', { name: 'Users and access' })).toHaveAttribute('aria-expanded', 'false')
    const top = screen.getByRole('region', { name: 'Most read' })
    expect(within(top).getByRole('link', { name: 'Add a user' })).toHaveAttribute('href', ARTICLE_PATH)
    expect(screen.getByRole('region', { name: 'Recently updated' })).toHaveTextContent('Updated Mar 2, 2026')
    expect(screen.getByRole('link', { name: 'Knowledge Base' })).toHaveAttribute('aria-current', 'page')
  })

  it('KB-01 shows one of several workspaces, selected by the URL', async () => {
    const server = knowledgeServer(reader({ user_type: 'INTERNAL' }))
    server.answers(calls.knowledgeBase.workspaces, [SUPPLIER, INTERNAL])
    await openPortal({ path: '/knowledgeBase/home', server })
    await userEvent.click(await screen.findByRole('tab', { name: 'For associates' }))
    await waitFor(() => expect(at()).toBe('/knowledgeBase/home?workspace=internal'))
    const requested = server.requested(calls.knowledgeBase.hierarchy).map(({ url }) => url)
    expect(requested.at(-1)).toContain('/kb/workspaces/internal/hierarchy')
  })

  it('FLG-04 has no search while its flag is off', async () => {
    const server = knowledgeServer().answers(calls.flags.list, {})
    await openPortal({ path: '/knowledgeBase/home', server })
    await heading('Users and access', 3)
    expect(screen.queryByRole('search')).not.toBeInTheDocument()
  })

  it('KB-10 shows users without access to the knowledge base that they have none', async () => {
    const server = serverFor(user({ authz: { group: null, permissions: [] } }))
    await openPortal({ path: '/knowledgeBase/home', server })
    expect(await screen.findByText('Your account does not have access to the knowledge base.')).toBeVisible()
    expect(at()).toBe('/knowledgeBase/home')
  })
})

describe('search of the knowledge base', () => {
  const RESULT: KnowledgeResult = {
    id: 'add-a-user',
    workspaceId: 'supplier',
    title: 'Add a user',
    titleRanges: [[6, 10]],
    snippet: 'Enter the user’s name.',
    ranges: [[10, 14]],
    locale: 'en-US',
  }

  it('KB-09 B-11 suggests articles while the user types, and highlights matches', async () => {
    const server = knowledgeServer().answers(calls.knowledgeBase.search, page(RESULT))
    await openPortal({ path: '/knowledgeBase/home', server })
    const field = await screen.findByRole('combobox', { name: 'Search the knowledge base' })
    await userEvent.type(field, 'us{Enter}')
    expect(await screen.findByText('Enter at least 3 characters to search.')).toBeVisible()
    await userEvent.type(field, 'er')
    expect(await screen.findByRole('option', { name: 'Add a user' })).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(at()).toBe(`${SEARCH}?q=user`))
    const result = await heading('Add a user', 2)
    expect(within(result).getByRole('link')).toHaveAttribute('href', ARTICLE_PATH)
    expect([...document.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual(['user', 'user'])
    expect(screen.getByText('1 article found for “user”')).toBeInTheDocument()
  })

  it('KB-11 ANL-04 offers other words or the topics if there are no results', async () => {
    const server = knowledgeServer().answers(calls.knowledgeBase.search, page())
    await openPortal({ path: `${SEARCH}?q=nothing`, server })
    await heading('No results', 2)
    expect(screen.getByText('Please try another search term')).toBeVisible()
    expect(screen.getByRole('link', { name: 'or browse content by topic' })).toHaveAttribute(
      'href',
      '/knowledgeBase/home',
    )
    window.dispatchEvent(new Event('pagehide'))
    expect(shown(server)).toEqual(['No Results'])
  })

  it('KB-11 ANL-04 reports a failure first, with a way to reload the page', async () => {
    const server = knowledgeServer().refuses(calls.knowledgeBase.search, 500, 'INTERNAL')
    await openPortal({ path: `${SEARCH}?q=nothing`, server })
    await heading('Something went wrong', 2)
    expect(screen.getByRole('button', { name: 'Refresh page' })).toBeVisible()
    expect(screen.queryByText('No results')).not.toBeInTheDocument()
    window.dispatchEvent(new Event('pagehide'))
    expect(shown(server)).toEqual(['API Error'])
  })
})

describe('an article of the knowledge base', () => {
  it('KB-05 KB-06 has its facts, table of contents, neighbors and related articles', async () => {
    const server = knowledgeServer()
    await openPortal({ path: ARTICLE_PATH, server })
    await heading('Add a user')
    expect(screen.getByText('Updated Mar 2, 2026 · 3 minutes to read')).toBeVisible()
    const [contents] = screen.getAllByRole('navigation', { name: 'On this page' })
    expect(within(contents as HTMLElement).getByRole('link', { name: 'Second' })).toHaveAttribute('href', '#second')
    const next = screen.getByRole('link', { name: 'Next: Block a user' })
    expect(next).toHaveAttribute('href', '/knowledgeBase/article/content/supplier%2Fblock-a-user')
    expect(screen.getByRole('region', { name: 'Related articles' })).toHaveTextContent('Block a user')
    expect(server.requested(calls.knowledgeBase.article)[0]?.url).toContain(
      '/kb/workspaces/supplier/articles/add-a-user/content',
    )
  })

  it('KB-13 asks once whether it helped, and why not', async () => {
    const server = knowledgeServer().answers(calls.knowledgeBase.verdict, { helped: false, reason: 'OUTDATED' })
    await openPortal({ path: ARTICLE_PATH, server })
    await userEvent.click(await screen.findByRole('button', { name: 'No' }))
    await userEvent.click(screen.getByRole('radio', { name: 'It’s wrong or out of date' }))
    await userEvent.click(screen.getByRole('button', { name: 'Send feedback' }))
    expect(await screen.findByText('Thanks for telling us. We review articles that don’t help.')).toBeVisible()
    expect(server.requested(calls.knowledgeBase.verdict).map(({ body }) => body)).toEqual([
      { locale: 'en-US', version: 4, helped: false, reason: 'OUTDATED' },
    ])
    expect(screen.queryByRole('button', { name: 'No' })).not.toBeInTheDocument()
  })

  it('I18N-04a KB-05 names its language if that is not the reader’s', async () => {
    const { user_preferences: preferences } = reader()
    const server = knowledgeServer(reader({ user_preferences: { ...preferences, language_code: 'fr-CA' } }))
    await openPortal({ path: ARTICLE_PATH, server, locale: 'fr-CA' })
    expect(await screen.findByText('Ce texte s’affiche en anglais.')).toBeVisible()
    expect((await screen.findByText('One.')).closest('[lang]')).toHaveAttribute('lang', 'en-US')
  })

  it('SCR-03 KB-05 is not found for an unknown URL', async () => {
    const server = knowledgeServer().refuses(calls.knowledgeBase.article, 404, 'NOT_FOUND')
    await openPortal({ path: ARTICLE_PATH, server })
    await heading('We could not find this page')
    expect(screen.getByRole('link', { name: 'Back to home page' })).toHaveAttribute('href', '/knowledgeBase/home')
  })

  it('KB-06c RTE-20 has its own URL for basic users', async () => {
    const tenant = { id: '1', name: 'Small Farm', type: 'BASIC_VENDOR', account_type: 'Basic' } as const
    const server = knowledgeServer(reader({ tenant }))
    await openPortal({ path: '/knowledgeBase/basic/article?article=add-a-user', server })
    expect(await screen.findByRole('link', { name: 'Next: Block a user' })).toHaveAttribute(
      'href',
      '/knowledgeBase/basic/article?article=block-a-user',
    )
    expect(server.requested(calls.knowledgeBase.article)[0]?.url).toContain('/kb/workspaces/basic/articles/add-a-user/')
  })
})

describe('the content service', () => {
  const PATH = '/knowledgeBase/article/content/us/en/supplier/fiscal-weeks'

  it('KB-06 KB-07 RTE-46 has articles at its own paths, with the flag in the URL', async () => {
    const server = knowledgeServer().answers(calls.content.byPath, {
      content: {
        title: 'Fiscal weeks',
        html: '<p>Weeks.</p>',
        items: [],
        locale: 'en-US',
        article: { id: 'fiscal-weeks', summary: 'x', version: 1, updatedOn: '2026-03-02', minutes: 2, verdict: null },
      },
    })
    await openPortal({ path: `${PATH}?kb=wem`, server })
    await heading('Fiscal weeks')
    expect(server.requested(calls.content.byPath)[0]?.url).toContain('/content-management/us/en/supplier/fiscal-weeks')
  })

  it('RTE-46 redirects home without the flag', async () => {
    await openPortal({ path: PATH, server: knowledgeServer() })
    await heading('Users and access', 3)
    expect(at()).toBe('/knowledgeBase/home')
  })

  it('KB-07 a response without content shows the errors in its list', async () => {
    const server = knowledgeServer().replies(calls.content.byPath, () =>
      json({ errors: [{ message: 'There is no content at this address.', code: 'NOT_FOUND' }] }),
    )
    await openPortal({ path: `${PATH}?kb=wem`, server })
    await heading('We could not find this page')
  })

  it('RTE-21 KB-07b has its categories on their own page', async () => {
    const server = knowledgeServer().replies(calls.content.persisted, ({ body }) =>
      (body as { query: string }).query === 'kbLanding'
        ? json({
            content: {
              title: 'Retail handbook',
              html: '',
              items: [{ id: 'calendar', type: 'CATEGORY', title: 'Calendar', summary: '', path: null }],
              locale: 'en-US',
            },
          })
        : failure(500, 'INTERNAL'),
    )
    await openPortal({ path: '/knowledgeBase/articles?kb=wem', server })
    expect(await screen.findByRole('link', { name: 'Calendar' })).toHaveAttribute(
      'href',
      '/knowledgeBase/articles?category=calendar&kb=wem',
    )
  })
})
