import { calls, IDLE_FLAG } from '@tessera/contract'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { CATALOGS } from '../messages/catalogs.ts'
import { NOTICE } from '../test/notice.ts'
import { anonymousServer, openPortal, serverFor } from '../test/open-portal.tsx'
import { product, SUPER_ADMIN, user } from '../test/people.ts'
import { failure, json } from '../test/server.ts'
import { openUserMenu } from '../test/user-menu.ts'

const launchable = product({ accessStatus: 'ACCESS_COMPLETE', redirectUrl: 'https://shopper.example/' })
const at = (): string => window.location.pathname + window.location.search
const heading = (name: string | RegExp): Promise<HTMLElement> => screen.findByRole('heading', { level: 1, name })

/** A response that a test releases. */
function heldResponse(): { promise: Promise<Response>; release: (answer: Response) => void } {
  const held: { release?: (answer: Response) => void } = {}
  const promise = new Promise<Response>((resolve) => {
    held.release = resolve
  })
  return { promise, release: (answer) => held.release?.(answer) }
}

function menuSelections(): (string | null)[] {
  return ['superAdminMenuMain', 'superAdminMenuSub'].map((key) => sessionStorage.getItem(key))
}

describe('a signed-in user', () => {
  it('SES-01a sees nothing private until the user is known', async () => {
    const answer = heldResponse()
    const server = serverFor(user(), [launchable]).replies(calls.session.authStatus, () => answer.promise)
    await openPortal({ path: '/apps', server })
    await waitFor(() => expect(server.requested(calls.session.authStatus)).toHaveLength(1))
    expect(screen.getByRole('img', { name: 'Loading' })).toBeInTheDocument()
    expect(screen.queryByRole('banner')).not.toBeInTheDocument()
    expect(server.requested(calls.products.list)).toEqual([])
    answer.release(json({ authenticated: true, loginId: 'user@brightfoods.example', expiresAt: '', idleExpiresAt: '' }))
    await heading('Get started')
    await waitFor(() => expect(document.title).toBe('App Launch | Scintilla'))
  })

  it('SCR-02 is redirected from the landing page to the apps', async () => {
    await openPortal({ path: '/', server: serverFor(user(), [launchable]) })
    await heading('Get started')
    expect(at()).toBe('/apps')
  })

  it('RTE-44 as a super admin must choose a company first', async () => {
    await openPortal({ path: '/apps', server: serverFor(SUPER_ADMIN) })
    await heading('Customer Accounts')
    expect(at()).toBe('/companyList')
  })

  it('RTE-45 as a basic user is redirected from a closed page to /noAccess', async () => {
    const tenant = { id: 'c-2', name: 'Small Farm', type: 'basic_vendor', account_type: 'Basic' as const }
    await openPortal({ path: '/releaseNotes', server: serverFor(user({ tenant })) })
    await heading('You don’t have access')
    expect(at()).toBe('/noAccess')
    expect(screen.getByText(/Your company’s plan doesn’t include this page\./)).toBeVisible()
  })

  it('SES-09 SCR-06 is redirected to the page that opens a closed account', async () => {
    const server = serverFor(user())
    server.replies(calls.products.list, () => {
      server.answers(calls.session.userContext, user({ gate: 'ACCESS_PENDING' }))
      return failure(401, 'ACCESS_PENDING')
    })
    await openPortal({ path: '/apps', server })
    await heading('We are working on your access')
    expect(at()).toBe('/pendingAccess')
    expect(screen.getByText(/^Access may take up to 2 days\./)).toBeVisible()
    expect(screen.getByRole('button', { name: 'Log out' })).toBeVisible()
  })

  it('SES-09 SCR-01 has no menu after a call reports that the account was closed', async () => {
    const server = serverFor(user(), [launchable])
    await openPortal({ path: '/apps', server })
    expect(await screen.findByRole('link', { name: 'Apps' })).toBeVisible()
    cleanup()
    server.replies(calls.products.list, () => {
      server.answers(calls.session.userContext, user({ gate: 'NDA_NOT_ACCEPTED' }))
      return failure(401, 'NDA_NOT_ACCEPTED')
    })
    await openPortal({ path: '/apps', server })
    await waitFor(() => expect(at()).toBe('/nda'))
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Apps' })).not.toBeInTheDocument())
  })

  it('SES-07 is redirected to the logout page when the session was idle', async () => {
    const server = serverFor(user()).refuses(calls.products.list, 401, 'SESSION_IDLE')
    const { length } = window.history
    await openPortal({ path: '/apps', server })
    await heading('You’re logged out')
    expect(at()).toBe('/logout')
    expect(window.history).toHaveLength(length)
    expect(screen.getByText('Your session has timed out due to inactivity. Login to resume work.')).toBeVisible()
  })

  it('SES-06 does not see why an earlier session ended', async () => {
    localStorage.setItem(IDLE_FLAG, '1')
    await openPortal({ path: '/apps', server: serverFor(user(), [launchable]) })
    await heading('Get started')
    expect(localStorage.getItem(IDLE_FLAG)).toBeNull()
  })

  it('SCR-01 as a super admin has the main and sub menu choice stored', async () => {
    await openPortal({ path: '/admin/userList/upload?company=c-1', server: serverFor(SUPER_ADMIN) })
    await waitFor(() => expect(menuSelections()).toEqual(['/admin/userList', '/admin/userList/upload']))
    await userEvent.click(await screen.findByRole('link', { name: 'Customer Accounts' }))
    await waitFor(() => expect(menuSelections()).toEqual(['/companyList', null]))
  })

  it('SCR-01 as any other user has no menu choice stored', async () => {
    await openPortal({ path: '/apps', server: serverFor(user(), [launchable]) })
    await heading('Get started')
    expect(menuSelections()).toEqual([null, null])
  })

  it.each(['INVALID_TOKEN', 'SESSION_IDLE', 'ACCESS_PENDING', 'FORBIDDEN'] as const)(
    'SES-08 SCR-01 a 401 %s clears a super admin’s menu choice',
    async (code) => {
      const server = serverFor(SUPER_ADMIN, [launchable])
      // Some of these codes redirect to login, which continues after the test.
      server.answers(calls.session.login, { redirectUrl: '/idp/auth?x=1' })
      await openPortal({ path: '/apps?company=c-1', server })
      await waitFor(() => expect(menuSelections()).toEqual(['/apps', null]))
      server.refuses(calls.session.writePreferences, 401, code)
      await openUserMenu()
      await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Dark' }))
      await waitFor(() => expect(server.requested(calls.session.writePreferences)).toHaveLength(1))
      await waitFor(() => expect(menuSelections()).toEqual([null, null]))
    },
  )

  it('SES-05 SCR-01 logging out clears a super admin’s menu choice', async () => {
    await openPortal({ path: '/companyList', server: serverFor(SUPER_ADMIN) })
    await waitFor(() => expect(menuSelections()).toEqual(['/companyList', null]))
    await userEvent.click(screen.getByRole('button', { name: /Sam Ruiz/ }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Log out' }))
    await heading('You’re logged out')
    expect(menuSelections()).toEqual([null, null])
  })

  it('SES-05 logs out from the user menu, which clears storage and offers to log in again', async () => {
    const server = serverFor(user(), [launchable])
    await openPortal({ path: '/apps', server })
    await heading('Get started')
    localStorage.setItem('draft:user%40brightfoods.example:form:tab', 'half a form')
    document.cookie = 'locale=en-US; Path=/'
    await userEvent.click(screen.getByRole('button', { name: /Dana Ruiz/ }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Log out' }))
    await heading('You’re logged out')
    expect(at()).toBe('/logout')
    expect(server.requested(calls.session.logout)).toHaveLength(1)
    expect(localStorage).toHaveLength(0)
    expect(document.cookie).toContain('locale=en-US')
    expect(screen.getAllByRole('link', { name: 'Log in' })[0]).toHaveAttribute('href', '/login')
  })

  it('SES-05 sees when logging out failed, and tries again', async () => {
    const server = anonymousServer().refuses(calls.session.logout, 500, 'INTERNAL')
    await openPortal({ path: '/logout', server })
    await heading('You’re still logged in')
    server.answers(calls.session.logout, undefined)
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await heading('You’re logged out')
  })

  it('SES-17 sees the portal in the preferred language, which this browser then stores', async () => {
    const { user_preferences: preferences } = user()
    const person = user({ user_preferences: { ...preferences, language_code: 'es-MX' } })
    await openPortal({ path: '/apps', server: serverFor(person, [launchable]) })
    await heading('Para comenzar')
    expect(document.documentElement.lang).toBe('es-MX')
    expect(document.cookie).toContain('locale=es-MX')
    await waitFor(() => expect(document.title).toBe('Aplicaciones | Scintilla'))
  })

  it('I18N-03 keeps the language, here and in the preferences, if another fails to load, and sees a message', async () => {
    document.cookie = 'locale=es-MX; Path=/'
    vi.spyOn(CATALOGS, 'fr-CA').mockRejectedValueOnce(new TypeError('The chunk is gone.'))
    const { user_preferences: preferences } = user()
    const person = user({ user_preferences: { ...preferences, language_code: 'es-MX' } })
    const server = serverFor(person, [launchable])
    await openPortal({ path: '/apps', server, locale: 'es-MX' })
    await heading('Para comenzar')
    await openUserMenu()
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Français canadien' }))
    expect(await screen.findByRole('region', { name: 'Algo salió mal' })).toBeVisible()
    expect(screen.getByRole('heading', { level: 1, name: 'Para comenzar' })).toBeVisible()
    expect(document.cookie).toContain('locale=es-MX')
    expect(server.requested(calls.session.writePreferences)).toEqual([])
  })

  it('I18N-03 changes the language here, in the preferences and in the server’s texts', async () => {
    const server = serverFor(user(), [launchable])
    const { user_preferences: preferences } = user()
    const { locale, ...others } = preferences
    server.answers(calls.session.writePreferences, {
      ...others,
      rows_per_page: 25,
      timezone: locale.timezone,
      language_code: 'fr-CA',
    })
    await openPortal({ path: '/apps', server })
    await heading('Get started')
    await openUserMenu()
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Français canadien' }))
    await heading('Pour commencer')
    await waitFor(() =>
      expect(server.requested(calls.session.writePreferences)[0]?.body).toEqual({ language_code: 'fr-CA' }),
    )
    await waitFor(() => expect(server.requested(calls.products.list).at(-1)?.headers.get('locale')).toBe('fr-CA'))
    expect(document.cookie).toContain('locale=fr-CA')
  })

  it('SES-16 keeps the chosen appearance in this browser and in the preferences, and sees when saving failed', async () => {
    const server = serverFor(user(), [launchable]).refuses(calls.session.writePreferences, 500, 'INTERNAL')
    await openPortal({ path: '/apps', server })
    await heading('Get started')
    await openUserMenu()
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Dark' }))
    await screen.findByText('Error processing your request, try again.')
    expect(document.documentElement.dataset['theme']).toBe('dark')
    expect(document.cookie).toContain('appearance=dark')
    expect(server.requested(calls.session.writePreferences)[0]?.body).toEqual({ appearance: 'dark' })
  })

  it.each([
    ['/apps', 'Get started', ['New in spring.', 'Maintenance on Sunday.']],
    ['/profile', 'Profile', ['Maintenance on Sunday.']],
    ['/nowhere', 'We couldn’t find that page…', []],
    ['/error', /./, []],
  ])(
    'D-BAN-01 at %s sees news only on the launch page, and no banner above an error page',
    async (path, title, reported) => {
      const news = { ...NOTICE, id: 'news', severity: 'info' as const, title: 'New in spring.' }
      const server = serverFor(user(), [launchable]).answers(calls.banners.list, [news, NOTICE])
      await openPortal({ path, server })
      await heading(title)
      const titles = screen.queryAllByText(/^(New in spring|Maintenance on Sunday)\./)
      expect(titles.map(({ textContent }) => textContent)).toEqual(reported)
    },
  )

  it('BAN-01 BAN-05b sees one banner of the user type, then audits, then general ones; closed ones are stored in the preferences', async () => {
    const before = { ...user().user_preferences, dismissed_banners: ['old'] }
    const server = serverFor(user({ user_preferences: before }), [launchable]).answers(calls.banners.list, [
      NOTICE,
      { ...NOTICE, id: 'audit', kind: 'AUDIT', severity: 'warning', title: 'An audit is pending.', dismissible: false },
      { ...NOTICE, id: 'agent', kind: 'SPONSORED_SUPPLIER', title: 'For agents.', dismissible: false },
      { ...NOTICE, id: 'agents', kind: 'SPONSORED_SUPPLIER_MULTI', title: 'For agents of many.', dismissible: false },
    ])
    server.replies(calls.session.writePreferences, () =>
      json({ timezone: 'America/Chicago', dismissed_banners: ['old', 'general-1'] }),
    )
    await openPortal({ path: '/apps', server })
    const region = await screen.findByRole('region', { name: 'Notices' })
    const titles = within(region).getAllByText(/^(For agents|An audit|Maintenance)/)
    expect(titles.map(({ textContent }) => textContent)).toEqual([
      'For agents of many.',
      'An audit is pending.',
      'Maintenance on Sunday.',
    ])
    await userEvent.click(within(region).getByRole('button', { name: 'Dismiss' }))
    await waitFor(() =>
      expect(server.requested(calls.session.writePreferences)[0]?.body).toEqual({
        dismissed_banners: ['old', 'general-1'],
      }),
    )
  })

  it.each(['/\\evil.example', '//evil.example', 'http://evil.example/', 'java\tscript:alert(1)'])(
    'TIL-05 BAN-05 sees a banner with a link to %j without that link',
    async (linkUrl) => {
      const notice = { ...NOTICE, linkText: 'Read more', linkUrl }
      await openPortal({ path: '/apps', server: serverFor(user(), [launchable]).answers(calls.banners.list, [notice]) })
      const region = await screen.findByRole('region', { name: 'Notices' })
      expect(within(region).getByText('Maintenance on Sunday.')).toBeVisible()
      expect(within(region).queryByText('Read more')).not.toBeInTheDocument()
    },
  )

  it('RTE-48 RTE-48a a new page scrolls to the top and its heading takes focus; Back restores the position', async () => {
    const perception = product({ code: 'CUSTOMER_PERCEPTION', title: 'Customer Perception' })
    const server = serverFor(user(), [perception, launchable]).answers(calls.products.learn, [perception])
    await openPortal({ path: '/apps', server })
    const learn = await screen.findByRole('link', { name: /^Learn More/ })
    await userEvent.click(learn)
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus())
    expect(at()).toBe('/learn?product=CUSTOMER_PERCEPTION')
    expect(window.scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'smooth' })
    window.history.back()
    await waitFor(() => expect(screen.getByRole('link', { name: /^Learn More/ })).toHaveFocus())
  })
})
