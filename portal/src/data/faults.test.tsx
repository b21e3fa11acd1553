import type { Call } from '@tessera/contract'
import { calls, LOCALES } from '@tessera/contract'
import { act, render, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { SWRConfig } from 'swr'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { loadLanguage } from '../messages/catalogs.ts'
import { failureText } from '../messages/failure-text.ts'
import { intlOf } from '../messages/intl.tsx'
import { AppearanceProvider } from '../platform/appearance/appearance.tsx'
import { LoadFailure } from '../platform/feedback/LoadFailure.tsx'
import { LanguageProvider } from '../platform/locale/language.tsx'
import type { Fault } from '../test/faults.ts'
import { FAULTS, slowly } from '../test/faults.ts'
import { openPortal, serverFor } from '../test/open-portal.tsx'
import { product, user } from '../test/people.ts'
import { FakeServer, json } from '../test/server.ts'
import { CallerScope } from './caller.tsx'
import { request } from './client.ts'
import { RequestError } from './request-error.ts'
import { SWR_DEFAULTS, useCall } from './use-call.ts'

const caller = { apiBase: '/core-app-api', locale: 'en-US', companyId: null }
const rows: Call[] = Object.values(calls).flatMap((area): Call[] => Object.values(area))
const languages = await Promise.all(LOCALES.map(async (locale) => intlOf(await loadLanguage(locale))))
const french = await loadLanguage('fr-CA')
const inFrench = intlOf(french)
/** The longest time of a call with its second attempt; uploads can take longer. */
const LONGEST_CALL = 70_000
const LONGEST_UPLOAD = 21 * 60_000
/** An untranslated code, or an internal message. */
const INTERNAL_TEXT = /[A-Z]+_[A-Z]+|TypeError|undefined|http/

/** Returns valid input for every call: a value for each path parameter. */
function inputOf({ path }: Call): { params: Record<string, string>; body: object } {
  const named = [...path.matchAll(/:(\w+)|(\*)/g)].map(([, name, rest]) => [name ?? rest, 'x'])
  return { params: Object.fromEntries(named), body: {} }
}

function cause({ isOffline = false }: { isOffline?: boolean }): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(!isOffline)
}

/** Waits for the longest time of a call with its second attempt. */
async function wait(): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(LONGEST_CALL))
}

async function failureOf(call: Call, fault: Fault): Promise<unknown> {
  new FakeServer().replies(call, fault.reply)
  const settled = request(caller, call, inputOf(call)).then(
    () => 'answered',
    (reason: unknown) => reason,
  )
  await vi.advanceTimersByTimeAsync(call.upload ? LONGEST_UPLOAD : LONGEST_CALL)
  return settled
}

function Products(): ReactNode {
  const { data, error, isLoading, retry } = useCall(calls.products.list)
  if (error && !data) return <LoadFailure error={error} isRetrying={isLoading} onRetry={retry} />
  return isLoading ? <progress aria-label="…" /> : <h1 tabIndex={-1}>Produits</h1>
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** Returns the calls to test with one fault; together, the faults cover all calls. */
const callsFor = (fault: Fault): Call[] => rows.filter((_, index) => index % FAULTS.length === FAULTS.indexOf(fault))

describe.each(FAULTS)('after $name', (fault) => {
  it('ERR-07 a call ends, and its failure has a text in every language', async () => {
    cause(fault)
    for (const call of callsFor(fault)) {
      const failed = await failureOf(call, fault)
      if (!(failed instanceof RequestError))
        throw new Error(`${call.id} has not failed as a call does: ${String(failed)}`)
      const texts = languages.map(({ t }) => failureText(t, failed, 'notice'))
      expect(texts[0], call.id).toBe(fault.text)
      expect(new Set(texts).size, call.id).toBe(LOCALES.length)
      for (const text of texts) expect(text, call.id).not.toMatch(INTERNAL_TEXT)
    }
  })

  it('ERR-07 a screen shows the failure in the reader’s language, and a retry works', async () => {
    cause(fault)
    const server = new FakeServer().replies(calls.products.list, fault.reply)
    render(
      <SWRConfig value={{ ...SWR_DEFAULTS, provider: () => new Map() }}>
        <LanguageProvider initial={french}>
          <AppearanceProvider>
            <CallerScope apiBase={caller.apiBase}>
              <main>
                <Products />
              </main>
            </CallerScope>
          </AppearanceProvider>
        </LanguageProvider>
      </SWRConfig>,
    )
    await wait()
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument()
    expect(screen.getByRole('heading', { name: inFrench.t('error.title') })).toBeVisible()
    expect(document.body).not.toHaveTextContent(INTERNAL_TEXT)
    server.answers(calls.products.list, [])
    cause({})
    await act(async () => screen.getByRole('button', { name: 'Réessayer' }).click())
    await wait()
    expect(screen.getByRole('heading', { name: 'Produits' })).toHaveFocus()
  })
})

/** One fault of each kind: no response, offline, no session, no permission, server error, and an invalid response. */
const ON_A_PAGE = ['time-out', 'offline', '401 SESSION_EXPIRED', '403 FORBIDDEN', '503 UNAVAILABLE', 'null']

describe.each(FAULTS.filter(({ name }) => ON_A_PAGE.includes(name)))('a page after $name', (fault) => {
  it('ERR-07 the apps page has a heading and a way to continue, and no pending indicators', async () => {
    cause(fault)
    vi.useRealTimers()
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const server = serverFor(user(), [product()]).replies(calls.products.list, fault.reply)
    server.answers(calls.session.login, { redirectUrl: 'https://issuer.example/' })
    vi.spyOn(console, 'error').mockImplementation(() => {})
    await openPortal({ path: '/apps', server })
    await waitFor(() => expect(server.requested(calls.products.list)).not.toEqual([]))
    await wait()
    const isLeft = window.location.pathname === '/login'
    if (!isLeft) {
      expect(screen.getByRole('heading', { level: 1 })).toBeVisible()
      const ways = [
        ...screen.queryAllByRole('button', { name: 'Try again' }),
        ...screen.queryAllByRole('link', { name: 'Log in' }),
      ]
      expect(ways).not.toEqual([])
      expect(screen.queryByRole('img', { name: 'Loading' })).not.toBeInTheDocument()
    }
  })
})

describe('a slow response', () => {
  it.each([calls.products.list, calls.users.addUser, calls.session.writePreferences])(
    'ERR-07 a slow $id call is awaited',
    async (call: Call) => {
      new FakeServer().replies(call, () => slowly({ come: true }))
      const settled = request(caller, call, inputOf(call))
      await vi.advanceTimersByTimeAsync(29_000)
      expect((await settled).data).toEqual({ come: true })
    },
  )

  it('ERR-07 an empty response is valid if the contract declares no data', async () => {
    const server = new FakeServer().answers(calls.session.logout, undefined)
    expect((await request(caller, calls.session.logout)).data).toBeUndefined()
    server.replies(calls.session.logout, () => json({}))
    expect((await request(caller, calls.session.logout)).data).toEqual({})
  })
})
