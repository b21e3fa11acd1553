import { calls, HEADERS, PERMISSIONS } from '@tessera/contract'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { request } from '../../data/client.ts'
import { NOTICE } from '../../test/notice.ts'
import { openPortal, serverFor } from '../../test/open-portal.tsx'
import { actingContext, product, SUPER_ADMIN, user } from '../../test/people.ts'
import type { FakeServer } from '../../test/server.ts'
import { failure, json } from '../../test/server.ts'

const NAMES: Record<string, string> = { 'c-1': 'Bright Foods', 'c-2': 'Small Farm' }
const launchable = product({ accessStatus: 'ACCESS_COMPLETE', redirectUrl: 'https://shopper.example/' })
const at = (): string => window.location.pathname + window.location.search
const bar = (): Promise<HTMLElement> => screen.findByRole('region', { name: 'Acting for a company' })

/** A server that responds for the company in the header, and knows two companies. */
function serverOf(person = SUPER_ADMIN): FakeServer {
  return serverFor(person, [launchable])
    .answers(calls.companies.resetContext, person)
    .replies(calls.session.userContext, ({ headers }) => {
      const id = headers.get(HEADERS.companyContext)
      if (id === null) return json(person)
      const name = NAMES[id]
      return name ? json(actingContext(person, { id, name })) : failure(403, 'FORBIDDEN')
    })
}

const contextOf = ({ seen }: Pick<FakeServer, 'seen'>): (string | null)[] =>
  seen
    .filter(({ call }) => call !== 'config.config' && call !== 'analytics.events')
    .map(({ headers }) => headers.get(HEADERS.companyContext))

describe('a tab that acts for a company', () => {
  it('CTX-06 keeps the company of its URL on load and in every call', async () => {
    const server = serverOf()
    await openPortal({ path: '/apps?company=c-2', server })
    expect(await bar()).toHaveTextContent('You’re acting for Small Farm.')
    await screen.findByText(/One product is ready for Small Farm/)
    expect(new Set(contextOf(server))).toEqual(new Set(['c-2']))
    expect(server.requested(calls.config.config)[0]?.headers.get(HEADERS.companyContext)).toBeNull()
  })

  it('CTX-06 shows no data of the previous company when the company in the URL changes', async () => {
    const server = serverOf()
    await openPortal({ path: '/apps?company=c-1', server })
    await screen.findByText(/ready for Bright Foods/)
    const before = server.seen.length
    window.history.pushState(null, '', '/apps?company=c-2')
    window.dispatchEvent(new PopStateEvent('popstate'))
    await screen.findByText(/ready for Small Farm/)
    expect(await bar()).toHaveTextContent('You’re acting for Small Farm.')
    const after = server.seen.slice(before)
    expect(after.map(({ call }) => call)).toEqual(
      expect.arrayContaining(['session.authStatus', 'session.userContext', 'products.list', 'banners.list']),
    )
    expect(new Set(contextOf({ seen: after }))).toEqual(new Set(['c-2']))
  })

  it('CTX-06 keeps the company in every link and redirect', async () => {
    await openPortal({ path: '/?company=c-1', server: serverOf() })
    await screen.findByText(/ready for Bright Foods/)
    expect(at()).toBe('/apps?company=c-1')
    expect(screen.getByRole('link', { name: 'Apps' })).toHaveAttribute('href', '/apps?company=c-1')
    await userEvent.click(screen.getByRole('link', { name: 'Customer Accounts' }))
    await waitFor(() => expect(at()).toBe('/companyList?company=c-1'))
  })

  it('SES-02 CTX-06 returns to the company after login', async () => {
    const server = serverOf().refuses(calls.session.authStatus, 401, 'MISSING_TOKEN')
    server.answers(calls.session.login, { redirectUrl: '#' })
    await openPortal({ path: '/admin?company=c-1', server })
    await waitFor(() => expect(at()).toBe('/login?lastUrl=%2Fadmin%3Fcompany%3Dc-1'))
  })

  it('CTX-01 B-03 the bar shows since when the tab has acted for the company, also after a reload', async () => {
    sessionStorage.setItem('actingSince:c-1', '2026-03-03T15:12:00.000Z')
    await openPortal({ path: '/apps?company=c-1', server: serverOf() })
    expect((await bar()).textContent?.replaceAll(/\s/g, ' ')).toContain('Since: Mar 3, 2026.')
  })

  it('CTX-04 CTX-01b a super admin stops acting with the bar and returns to the list', async () => {
    const server = serverOf()
    await openPortal({ path: '/apps?company=c-1', server })
    const actions = within(await bar())
    expect(actions.getByRole('link', { name: 'Switch company' })).toHaveAttribute('href', '/companyList?company=c-1')
    await userEvent.click(actions.getByRole('button', { name: 'Return to company list' }))
    await waitFor(() => expect(at()).toBe('/companyList'))
    expect(server.requested(calls.companies.resetContext)[0]?.headers.get(HEADERS.companyContext)).toBe('c-1')
    await waitFor(() => expect(screen.queryByText(/You’re acting for/)).not.toBeInTheDocument())
    expect(sessionStorage.getItem('actingSince:c-1')).toBeNull()
  })

  it('CTX-04 stopping works even if the server cannot record it; other users return to their own apps', async () => {
    const server = serverOf(user()).refuses(calls.companies.resetContext, 500, 'INTERNAL')
    await openPortal({ path: '/apps?company=c-2', server })
    await bar()
    await userEvent.click(screen.getByRole('button', { name: /Dana Ruiz/ }))
    expect(await screen.findByRole('menuitem', { name: 'Switch company' })).toBeVisible()
    await userEvent.click(screen.getByRole('menuitem', { name: 'Return to Bright Foods' }))
    await waitFor(() => expect(at()).toBe('/apps'))
  })

  it('RTE-48a CTX-06 another company is a new page: its heading takes focus, and Back returns to the old position', async () => {
    await openPortal({
      path: '/apps?company=c-2',
      server: serverOf(user()).answers(calls.companies.resetContext, user()),
    })
    await bar()
    screen.getByRole('button', { name: 'Return to Bright Foods' }).focus()
    await userEvent.keyboard('{Enter}')
    await screen.findByText(/ready for Bright Foods/)
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus())
    act(() => window.history.back())
    await bar()
    await waitFor(() => expect(screen.getByRole('button', { name: 'Return to Bright Foods' })).toHaveFocus())
  })

  it('CTX-04 the user’s own company does not count as acting', async () => {
    await openPortal({ path: '/apps?company=c-1', server: serverOf(user()) })
    await screen.findByText(/ready for Bright Foods/)
    expect(screen.queryByText(/You’re acting for/)).not.toBeInTheDocument()
  })

  it.each([
    ['SUPER_ADMIN', false],
    ['SUPER_ADMIN_SPECTATOR', true],
  ] as const)('ROL-04 for %s, whether the bar has a read-only notice: %s', async (group, isReadOnly) => {
    const person = { ...SUPER_ADMIN, authz: { ...SUPER_ADMIN.authz, group } }
    await openPortal({ path: '/apps?company=c-1', server: serverOf(person) })
    const text = (await bar()).textContent
    expect(text?.includes('Read-only: you can view everything but can’t make changes.')).toBe(isReadOnly)
  })

  it('BAN-01 the bar replaces the banner that asks to choose a company', async () => {
    const choose = { ...NOTICE, id: 'super', kind: 'SUPER_ADMIN' as const, title: 'You are a super admin.' }
    const server = serverOf().answers(calls.banners.list, [choose, NOTICE])
    await openPortal({ path: '/apps?company=c-1', server })
    await bar()
    expect(screen.getByText('Maintenance on Sunday.')).toBeVisible()
    expect(screen.queryByText('You are a super admin.')).not.toBeInTheDocument()
  })

  it('CTX-06 ROL-17 a company that the user cannot act for is refused with a way to continue, without a redirect loop', async () => {
    const server = serverOf()
    server.replies(calls.session.authStatus, ({ headers }) =>
      headers.get(HEADERS.companyContext) === 'c-3'
        ? failure(403, 'FORBIDDEN')
        : json({ authenticated: true, loginId: 'a@b.example', expiresAt: '', idleExpiresAt: '' }),
    )
    await openPortal({ path: '/apps?company=c-3', server })
    await screen.findByRole('heading', { level: 1, name: 'You can’t act for this company' })
    expect(document.title).toBe('You can’t act for this company | Scintilla')
    expect(server.seen.length).toBeLessThan(8)
    await userEvent.click(screen.getByRole('link', { name: 'Continue as yourself' }))
    await waitFor(() => expect(at()).toBe('/companyList'))
    await screen.findByRole('heading', { level: 1, name: 'Customer Accounts' })
  })

  it('PRT-04 CTX-06 the next call reports that the right to act for the company has ended', async () => {
    const authz = { ...SUPER_ADMIN.authz, permissions: [...SUPER_ADMIN.authz.permissions, PERMISSIONS.listDomain] }
    const server = serverOf({ ...SUPER_ADMIN, authz })
    await openPortal({ path: '/apps?company=c-1', server })
    await bar()
    server
      .replies(calls.session.userContext, () => failure(403, 'FORBIDDEN'))
      .replies(calls.domains.list, () => failure(403, 'FORBIDDEN'))
    window.history.pushState(null, '', '/admin/domainsList?company=c-1')
    window.dispatchEvent(new PopStateEvent('popstate'))
    await screen.findByRole('heading', { level: 1, name: 'You can’t act for this company' })
    expect(screen.getByText(/Your access has ended/)).toBeVisible()
    expect(screen.queryByRole('region', { name: 'Acting for a company' })).not.toBeInTheDocument()
  })
})

/** A tab that acts for a company. */
function tab(companyId: string): () => Promise<string> {
  const caller = { apiBase: '/core-app-api', locale: 'en-US', companyId }
  return async () => (await request(caller, calls.session.userContext)).data.tenant.name
}

describe('two tabs of one user', () => {
  it('CTX-06 two tabs act for two companies in ten interleaved calls, and each gets its own responses', async () => {
    const server = serverOf()
    const [bright, farm] = [tab('c-1'), tab('c-2')]
    const answers = await Promise.all(Array.from({ length: 10 }, (_, index) => (index % 2 === 0 ? bright() : farm())))
    expect(answers).toEqual(Array.from({ length: 10 }, (_, index) => (index % 2 === 0 ? 'Bright Foods' : 'Small Farm')))
    expect(server.requested(calls.session.userContext)).toHaveLength(10)
  })
})
