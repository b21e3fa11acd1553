import type { Call, CallRow, CallShape } from '@tessera/contract'
import { DEFAULT_LOCALE, HEADERS } from '@tessera/contract'
import { buildQuery } from './query.ts'
import { NO_ANSWER, NO_CONFIG, RequestError } from './request-error.ts'

/** What travels in a call besides its path. */
export type Input<S extends CallShape> = Pick<S, Extract<keyof S, 'params' | 'query' | 'body'>>
/** What a call answers; undefined when it answers nothing. */
export type Answer<S extends CallShape> = S extends { answer: infer A } ? A : undefined

export interface RequestOptions {
  /** A person's doing, which keeps the session awake; polling and revalidation are not. */
  byPerson?: boolean
  /** Sends the sign that a person has been proven, where a call asks for it. */
  botPrevention?: boolean
  /** One value for all tries of one write, so that it has one effect. */
  idempotencyKey?: string
  headers?: Record<string, string>
  responseType?: 'json' | 'text' | 'blob'
  /** Lets the call outlive the page. */
  keepalive?: boolean
  signal?: AbortSignal
}

interface Settings {
  /** Base of the relative paths; unknown until the configuration is there. */
  apiBase: string | null
  locale: string
}

const settings: Settings = { apiBase: null, locale: DEFAULT_LOCALE }
let onUnauthorized: (error: RequestError, callId: string) => void = () => {}

/** Sets the base of relative calls and the language of the server's texts. */
export function configureClient(next: Partial<Settings>): void {
  Object.assign(settings, next)
}

/** Names the one place that hears of every 401. */
export function setUnauthorizedHandler(handler: (error: RequestError, callId: string) => void): void {
  onUnauthorized = handler
}

interface LooseInput {
  params?: Record<string, string> | undefined
  query?: object | undefined
  body?: unknown
}

function urlOf(row: CallRow, { params = {}, query = {} }: LooseInput): string {
  const path = row.path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  const search = buildQuery(query)
  const base = path.startsWith('/') ? '' : `${settings.apiBase ?? ''}/`
  return `${base}${path}${search && `?${search}`}`
}

function headersOf(hasJsonBody: boolean, options: RequestOptions): Headers {
  const headers = new Headers({
    accept: 'application/json',
    [HEADERS.portalRequest]: '1',
    [HEADERS.locale]: settings.locale,
  })
  if (hasJsonBody) headers.set('content-type', 'application/json')
  if (options.byPerson) headers.set(HEADERS.userActivity, '1')
  if (options.botPrevention) headers.set(HEADERS.botPrevention, 'on')
  if (options.idempotencyKey) headers.set(HEADERS.idempotencyKey, options.idempotencyKey)
  for (const [name, value] of Object.entries(options.headers ?? {})) headers.set(name, value)
  return headers
}

async function read(response: Response, type: RequestOptions['responseType'] = 'json'): Promise<unknown> {
  if (response.status === 204) return undefined
  if (type === 'blob' && response.ok) return response.blob()
  const text = await response.text()
  if (type === 'text' && response.ok) return text
  try {
    return JSON.parse(text)
  } catch {
    if (!response.ok) return text
    throw new RequestError({ status: response.status, headers: response.headers, result: text })
  }
}

/** Makes one call of the contract; rejects with a `RequestError` when it fails or no answer comes. */
export async function request<S extends CallShape>(
  call: Call<S>,
  input?: Input<S>,
  options: RequestOptions = {},
): Promise<{ data: Answer<S>; headers: Headers }> {
  if (settings.apiBase === null && !call.path.startsWith('/')) {
    throw new RequestError({ status: 0, code: 'NO_CONFIG', message: NO_CONFIG })
  }
  const loose: LooseInput = input ?? {}
  const carriesBody = call.method === 'PUT' || call.method === 'DELETE' || loose.body !== undefined
  const isForm = loose.body instanceof FormData
  const body = isForm ? (loose.body as FormData) : JSON.stringify(loose.body ?? {})
  const response = await fetch(urlOf(call, loose), {
    method: call.method,
    headers: headersOf(carriesBody && !isForm, options),
    cache: 'no-store',
    ...(carriesBody && { body }),
    ...(options.keepalive && { keepalive: true }),
    ...(options.signal && { signal: options.signal }),
  }).catch((reason: unknown) => {
    if (options.signal?.aborted) throw reason
    throw new RequestError({ status: 0, code: 'NO_ANSWER', message: NO_ANSWER })
  })
  const result = await read(response, options.responseType)
  if (response.ok) return { data: result as Answer<S>, headers: response.headers }
  const error = new RequestError({ status: response.status, headers: response.headers, result })
  if (error.status === 401) onUnauthorized(error, call.id)
  throw error
}
