import type { TenantCode, UserContext } from '@tessera/contract'
import { calls } from '@tessera/contract'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { chosenLocale } from '../messages/choice.ts'
import { openPortal, serverFor } from '../test/open-portal.tsx'
import { CONFIG, product, user } from '../test/people.ts'
import { openUserMenu } from '../test/user-menu.ts'

const HEADINGS = { 'en-US': 'Get started', 'es-MX': 'Para comenzar', 'fr-CA': 'Pour commencer' } as const
type Language = keyof typeof HEADINGS

interface Preferences {
  chosen: Language | null
  stored: string | null
  browser: string[]
  tenant: TenantCode
}

async function open({ chosen, stored, browser, tenant }: Preferences): Promise<void> {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(browser)
  if (stored) document.cookie = `locale=${stored}; Path=/`
  const { user_preferences: preferences } = user()
  const person: UserContext = user({ user_preferences: { ...preferences, language_code: chosen } })
  const server = serverFor(person, [product()]).answers(calls.config.config, { ...CONFIG, tenant })
  await openPortal({ path: '/apps', server, locale: chosenLocale() })
}

afterEach(() => {
  vi.restoreAllMocks()
})

describe('language of a signed-in user', () => {
  it.each<[string, Preferences, Language]>([
    ['chosen', { chosen: 'fr-CA', stored: 'es-MX', browser: ['en-US'], tenant: 'MX' }, 'fr-CA'],
    ['stored', { chosen: null, stored: 'es-MX', browser: ['en-US'], tenant: 'CA' }, 'es-MX'],
    ['of the browser', { chosen: null, stored: null, browser: ['de-DE', 'fr'], tenant: 'MX' }, 'fr-CA'],
    ['of the tenant in Mexico', { chosen: null, stored: null, browser: ['de-DE'], tenant: 'MX' }, 'es-MX'],
    ['of the tenant in Canada', { chosen: null, stored: 'de-DE', browser: [], tenant: 'CA' }, 'fr-CA'],
    ['of the tenant in the US', { chosen: null, stored: null, browser: ['de-DE'], tenant: 'US' }, 'en-US'],
  ])('I18N-03 is the language %s', async (_which, preferences, language) => {
    await open(preferences)
    await screen.findByRole('heading', { level: 1, name: HEADINGS[language] })
    await waitFor(() => expect(document.documentElement.lang).toBe(language))
  })

  it('I18N-03 SES-16 appears in the preferences of a user who never chose one, and is not saved automatically', async () => {
    await open({ chosen: null, stored: null, browser: ['es'], tenant: 'US' })
    await screen.findByRole('heading', { level: 1, name: HEADINGS['es-MX'] })
    window.history.pushState(null, '', '/profile')
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }))
    expect(await screen.findByRole('button', { name: /Español.*Idioma/ })).toBeVisible()
    expect(localStorage.getItem('person')).toBe(user().login_id)
  })

  it('I18N-03 changes only in this browser for a blocked user, who cannot store preferences', async () => {
    const server = serverFor(user({ gate: 'USER_BLOCKED', authz: { group: null, permissions: [] } }))
    await openPortal({ path: '/noAccess', server })
    await screen.findByRole('heading', { level: 1, name: 'You don’t have access' })
    await openUserMenu()
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Français canadien' }))
    await waitFor(() => expect(document.documentElement.lang).toBe('fr-CA'))
    expect(server.requested(calls.session.writePreferences)).toHaveLength(0)
  })
})
