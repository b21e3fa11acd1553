import type { Answer, Call, CallSchemas, ErrorCode, Failure } from '@tessera/contract'
import { API_BASE, calls, ERROR_TEXTS } from '@tessera/contract'
import { vi } from 'vitest'
import { FakeXMLHttpRequest } from './fake-xml-http-request.ts'

/** A request that the portal sent. */
export interface Seen {
  call: string
  method: string
  url: string
  headers: Headers
  cache: string | undefined
  body: unknown
}

type Reply = (seen: Seen) => Response | Promise<Response>

const rows: Call[] = Object.values(calls).flatMap((area): Call[] => Object.values(area))

const parametersIn = ({ path }: Call) => path.split(':').length + (path.endsWith('*') ? 100 : 0)

/** A literal path has priority over one with a parameter in the same place, as on the server. */
const inOrder = rows.toSorted((one, other) => parametersIn(one) - parametersIn(other))

function callOf(method: string, pathname: string): Call | undefined {
  return inOrder.find((row) => {
    const path = row.path.startsWith('/') ? row.path : `${API_BASE}/${row.path}`
    return (
      row.method === method && new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+').replace('*', '.+')}$`).test(pathname)
    )
  })
}

/** A JSON response. */
export function json(body: unknown, status = 200): Response {
  return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })
}

/** A failure in the format of the server. */
export function failure(status: number, code: ErrorCode, more: Partial<Failure> = {}): Response {
  return json({ code, error: ERROR_TEXTS[code], message: 'Details for developers.', ...more }, status)
}

/** The reply to a call that a test did not set; a dropped connection would be retried, possibly in the next test. */
const notFound: Reply = () => failure(404, 'NOT_FOUND')

/** Rejects, as `fetch` does, when the request is aborted. */
function aborted(signal: AbortSignal | null | undefined): Promise<never> {
  return new Promise((_, reject) => {
    const giveUp = (): void => reject(new DOMException('The request was aborted.', 'AbortError'))
    if (signal?.aborted) giveUp()
    signal?.addEventListener('abort', giveUp)
  })
}

/** A fake server that responds to the contract's calls and records the requests. */
export class FakeServer {
  readonly seen: Seen[] = []
  readonly #replies = new Map<string, Reply>()

  constructor() {
    vi.stubGlobal('fetch', (input: string, init: RequestInit = {}) => this.#receive(input, init))
    vi.stubGlobal('XMLHttpRequest', FakeXMLHttpRequest)
  }

  answers<S extends CallSchemas>(call: Call<S>, answer: Answer<S>): this {
    return this.replies(call, () => (answer === undefined ? new Response(null, { status: 204 }) : json(answer)))
  }

  refuses<S extends CallSchemas>(call: Call<S>, status: number, code: ErrorCode, more?: Partial<Failure>): this {
    return this.replies(call, () => failure(status, code, more))
  }

  replies<S extends CallSchemas>(call: Call<S>, reply: Reply): this {
    this.#replies.set(call.id, reply)
    return this
  }

  /** Returns the current reply of a call. */
  reply<S extends CallSchemas>({ id }: Call<S>): Reply {
    return this.#replies.get(id) ?? notFound
  }

  requested<S extends CallSchemas>(call: Call<S>): Seen[] {
    return this.seen.filter((seen) => seen.call === call.id)
  }

  async #receive(input: string, init: RequestInit): Promise<Response> {
    const url = new URL(input, window.location.origin)
    const method = init.method ?? 'GET'
    const call = callOf(method, url.pathname)
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : init.body
    const seen = {
      call: call?.id ?? 'unknown',
      method,
      url: url.pathname + url.search,
      headers: new Headers(init.headers),
      cache: init.cache,
      body,
    }
    this.seen.push(seen)
    const reply = call ? this.reply(call) : notFound
    return Promise.race([aborted(init.signal), reply(seen)])
  }
}
