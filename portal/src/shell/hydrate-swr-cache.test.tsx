import type { Call } from '@tessera/contract'
import { buildQuery, callHeaders, calls, prefetchesFor } from '@tessera/contract'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { AnswerCache } from '../data/hydrate-swr-cache.ts'
import { seedCacheFromPrefetch } from '../data/hydrate-swr-cache.ts'
import { localTimeOf, noteServerTime } from '../data/server-time.ts'
import { routeAt } from '../platform/routing/route.ts'
import { ROUTES } from '../routes.ts'
import { anonymousServer, embedConfig, openPortal, serverFor } from '../test/open-portal.tsx'
import { CONFIG, product, SIGNED_IN, user } from '../test/people.ts'
import { failure, json } from '../test/server.ts'

const caller = { apiBase: CONFIG.apiBase, locale: 'en-US', companyId: null }

/** Creates a document with these prefetched responses for the page of a path. */
function setPrefetched(
  path: string,
  answers: readonly (readonly [Pick<Call, 'id'>, Response | Promise<Response>])[],
): void {
  window.prefetched = prefetchesFor(path).flatMap(({ call, query, byPerson }) => {
    const answer = answers.find(([{ id }]) => id === call.id)?.[1]
    const requested = buildQuery(typeof query === 'function' ? {} : (query ?? {}))
    const url = `${CONFIG.apiBase}/${call.path}${requested && `?${requested}`}`
    return answer ? [{ url, headers: callHeaders({ ...caller, byPerson }), answer: Promise.resolve(answer) }] : []
  })
}

/** Returns the portal's initial cache at a path. */
async function initialCache(path: string, isPublic: boolean): Promise<AnswerCache> {
  await routeAt(ROUTES, path).page?.preload()
  const first = seedCacheFromPrefetch(prefetchesFor(path), { caller, search: '', isPublic })
  await first.all
  return first.take()
}

const heading = (name: string): HTMLElement | null => screen.queryByRole('heading', { level: 1, name })

beforeEach(() => embedConfig(CONFIG))
afterEach(() => {
  document.head.replaceChildren()
  delete window.prefetched
})

describe('a page with prefetched responses', () => {
  it('CFG-01 SES-04 renders completely at first, and requests nothing again', async () => {
    setPrefetched('/apps', [
      [calls.banners.list, json([])],
      [calls.session.authStatus, json(SIGNED_IN)],
      [calls.session.userContext, json(user())],
      [calls.products.list, json([product()])],
    ])
    const server = serverFor(user(), [product()])
    await openPortal({ path: '/apps', server, answers: await initialCache('/apps', false) })
    expect(heading('Get started')).toBeVisible()
    expect(screen.getByRole('heading', { level: 3 })).toBeVisible()
    await waitFor(() => expect(window.prefetched).toEqual([]))
    expect(server.seen.map(({ call }) => call).filter((call) => call !== calls.analytics.events.id)).toEqual([])
  })

  it('SES-07 a device with a wrong clock knows the session’s end from the start', async () => {
    const hour = 60 * 60_000
    const end = Date.now() + 2 * hour
    const reported = { headers: { date: new Date(Date.now() + hour).toUTCString() } }
    setPrefetched('/apps', [[calls.session.authStatus, Response.json(SIGNED_IN, reported)]])
    await initialCache('/apps', false)
    expect(Math.abs(localTimeOf(new Date(end).toISOString()) - (end - hour))).toBeLessThan(2000)
    noteServerTime(new Headers({ date: new Date().toUTCString() }))
  })

  it.each(['the session', 'the person', 'both'])(
    'SES-04 renders as soon as %s arrives, even after the first paint',
    async (late) => {
      const line = new EventTarget()
      const sent = new Promise((resolve) => {
        line.addEventListener('sent', resolve)
      })
      const after = (answer: Response, ...names: string[]) => (names.includes(late) ? sent.then(() => answer) : answer)
      setPrefetched('/apps', [
        [calls.banners.list, json([])],
        [calls.session.authStatus, after(json(SIGNED_IN), 'the session', 'both')],
        [calls.session.userContext, after(json(user()), 'the person', 'both')],
        [calls.products.list, json([product()])],
      ])
      await routeAt(ROUTES, '/apps').page?.preload()
      const first = seedCacheFromPrefetch(prefetchesFor('/apps'), { caller, search: '', isPublic: false })
      await openPortal({ path: '/apps', server: serverFor(user(), [product()]), answers: first.take() })
      expect(heading('Get started')).not.toBeInTheDocument()
      line.dispatchEvent(new Event('sent'))
      expect(await screen.findByRole('heading', { level: 1, name: 'Get started' })).toBeVisible()
    },
  )

  it('SES-02 a public page renders immediately for an anonymous visitor', async () => {
    setPrefetched('/', [
      [calls.banners.list, json([])],
      [calls.session.authStatus, failure(401, 'MISSING_TOKEN')],
      [calls.session.userContext, failure(401, 'MISSING_TOKEN')],
      [calls.products.learn, json([])],
    ])
    await openPortal({ path: '/', server: anonymousServer(), answers: await initialCache('/', true) })
    expect(screen.getAllByRole('link', { name: 'Log in' })[0]).toBeVisible()
  })

  it('SES-06 an ended session redirects to login by the response of the call, not by earlier data', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    setPrefetched('/apps', [
      [calls.banners.list, json([])],
      [calls.session.authStatus, failure(401, 'MISSING_TOKEN')],
    ])
    const answers = await initialCache('/apps', false)
    expect([...answers.values()].filter(({ error }) => error)).toEqual([])
    const server = anonymousServer().answers(calls.session.login, { redirectUrl: '#' })
    await openPortal({ path: '/apps', server, answers })
    await waitFor(() => expect(window.location.search).toBe('?lastUrl=%2Fapps'))
  })

  it('SES-04 I18N-04 another appearance or language is applied before the page is shown', async () => {
    const spanish = user({ user_preferences: { ...user().user_preferences, language_code: 'es-MX' } })
    setPrefetched('/apps', [
      [calls.banners.list, json([])],
      [calls.session.authStatus, json(SIGNED_IN)],
      [calls.session.userContext, json(spanish)],
    ])
    await openPortal({
      path: '/apps',
      server: serverFor(spanish, [product()]),
      answers: await initialCache('/apps', false),
    })
    expect(heading('Get started')).not.toBeInTheDocument()
    expect(await screen.findByRole('heading', { level: 1, name: 'Para comenzar' })).toBeVisible()
  })
})
