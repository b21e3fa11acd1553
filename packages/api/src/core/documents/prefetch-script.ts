import type { Call, RoutePrefetch, Locale } from '@tessera/contract'
import { buildQuery, callHeaders, calls, companyIn, prefetchesFor } from '@tessera/contract'
import type { FastifyRequest } from 'fastify'
import { redirectScript } from './early-redirect.ts'
import { pathOf } from '../http/register.ts'

interface PrefetchContext {
  request: FastifyRequest
  locale: Locale
  nonce: string
  /** Whether the request has a session cookie. */
  isKnown: boolean
  /** The statements that start the portal, if the document starts it. */
  begin: string
}

function requestOf({ call, query, byPerson }: RoutePrefetch, { request, locale }: PrefetchContext) {
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
export function prefetchScript(context: PrefetchContext): string {
  const [path = '/'] = context.request.url.split('?')
  const requested = prefetchesFor(path).filter(({ call }) => context.isKnown || isPublic(call))
  const requests = requested.map((each) => requestOf(each, context))
  const list = JSON.stringify(requests).replaceAll('<', String.raw`\u003c`)
  // The body is read immediately, because an unread response would block its connection.
  const answer = 'fetch(a.url,{headers:a.headers,cache:"no-store"}).then(async r=>new Response(await r.text(),r))'
  const script = `prefetched=${list}.map(a=>({...a,answer:${answer}}));for(const a of prefetched)a.answer.catch(()=>{})`
  const redirects = requested.map(({ redirectsFrom: page }, at) =>
    page ? `;${redirectScript({ ...context, callIndex: at, page })}` : '',
  )
  return `<script nonce="${context.nonce}">${script}${redirects.join('')}</script>`
}
