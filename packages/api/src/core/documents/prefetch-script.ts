import type { Call, RoutePrefetch, Locale } from '@tessera/contract'
import { buildQuery, callHeaders, calls, companyIn, prefetchesFor } from '@tessera/contract'
import type { FastifyRequest } from 'fastify'
import { redirectScript } from './early-redirect.ts'
import { pathOf } from '../http/register.ts'

interface Asking {
  request: FastifyRequest
  locale: Locale
  nonce: string
  /** Whether the request has a session cookie. */
  isKnown: boolean
  /** The statements that start the portal, if the document starts it. */
  begin: string
}

function requestOf({ call, query, byPerson }: RoutePrefetch, { request, locale }: Asking) {
  const [, search = ''] = request.url.split('?')
  const requested = buildQuery((typeof query === 'function' ? query(search) : query) ?? {})
  const headers = callHeaders({ locale, companyId: companyIn(search), byPerson })
  return { url: pathOf(call) + (requested && `?${requested}`), headers }
}

/** Calls that work without a session, and the one that reports whether there is a session. */
const isPublic = (call: Call): boolean => call.access === 'public' || call === calls.session.authStatus

/** Whether a page can redirect after the response to one of its first calls. */
export function redirectsEarly(path: string): boolean {
  return prefetchesFor(path).some(({ redirectsFrom }) => redirectsFrom !== undefined)
}

/** A script that prefetches a page's first calls while the portal's script loads. */
export function prefetchScript(asking: Asking): string {
  const [path = '/'] = asking.request.url.split('?')
  const requested = prefetchesFor(path).filter(({ call }) => asking.isKnown || isPublic(call))
  const requests = requested.map((each) => requestOf(each, asking))
  const list = JSON.stringify(requests).replaceAll('<', String.raw`\u003c`)
  // The body is read immediately, because an unread response would block its connection.
  const answer = 'fetch(a.url,{headers:a.headers,cache:"no-store"}).then(async r=>new Response(await r.text(),r))'
  const script = `prefetched=${list}.map(a=>({...a,answer:${answer}}));for(const a of prefetched)a.answer.catch(()=>{})`
  const leading = requested.map(({ redirectsFrom: page }, at) =>
    page ? `;${redirectScript({ ...asking, requested: at, page })}` : '',
  )
  return `<script nonce="${asking.nonce}">${script}${leading.join('')}</script>`
}
