import type { Answer, BotChallenge, Call, CallRow, CallSchemas, ChallengedCall, Input } from '@tessera/contract'
import { buildQuery, callHeaders, calls, DEFAULT_LOCALE, HEADERS } from '@tessera/contract'
import { sendChecked } from './human-check.ts'
import { requestAgain } from './request-again.ts'
import { NO_CONFIG, RequestError } from './request-error.ts'
import type { ResponseType, Sending } from './request-once.ts'
import { requestOnce } from './request-once.ts'
import { noteServerTime } from './server-time.ts'

const TIMEOUT = 30_000
const UPLOAD_TIMEOUT = 10 * 60_000

export interface RequestOptions {
  /** A person's doing, which keeps the session awake; polling and revalidation are not. */
  byPerson?: boolean
  /** One value for all tries of one write, so that it has one effect; creating calls get one by themselves. */
  idempotencyKey?: string
  headers?: Record<string, string>
  responseType?: ResponseType
  /** Milliseconds to wait for the whole response: 30 s, for uploads 10 min. */
  timeout?: number
  /** Lets the call outlive the page. */
  keepalive?: boolean
  signal?: AbortSignal
  /** Takes the part of the body that was sent, from 0 to 1. */
  onUploadProgress?: (part: number) => void
}

/** Listens to calls' metadata. */
export interface CallListener {
  /** Of every 401, with the id of the call. */
  onUnauthorized?: (error: RequestError, callId: string) => void
  /** Of every 403 to a caller who acts for a company, with the id of the call. */
  onForbidden?: (callId: string) => void
  /** That a person's doing has kept the session awake, and when it was sent. */
  onActivity?: (sentAt: number) => void
  /** Lets the user pass a human check, so that the call can be sent; rejects when the user gives up. */
  onChallenge?: (challenge: BotChallenge, callId: ChallengedCall) => Promise<void>
}

/** Where calls are made from: what is sent with each of them. */
export interface Caller {
  /** Base of the relative paths; unknown until the configuration is there. */
  apiBase: string | null
  /** The language of the server's texts. */
  locale: string
  /** The company that is acted for; null for one's own. */
  companyId: string | null
}

/** An unknown caller. */
export const UNKNOWN_CALLER: Caller = { apiBase: null, locale: DEFAULT_LOCALE, companyId: null }

interface LooseInput {
  params?: Record<string, string> | undefined
  query?: object | undefined
  body?: unknown
}

/** The address that a call is made at. */
export function urlOf({ apiBase }: Caller, row: CallRow, { params = {}, query = {} }: LooseInput): string {
  const path = row.path
    .replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
    .replace('*', () => (params['*'] ?? '').split('/').map(encodeURIComponent).join('/'))
  const search = buildQuery(query)
  const base = path.startsWith('/') ? '' : `${apiBase ?? ''}/`
  return `${base}${path}${search && `?${search}`}`
}

function headersOf(caller: Caller, call: CallRow, hasJsonBody: boolean, options: RequestOptions): Headers {
  const headers = new Headers(callHeaders({ ...caller, byPerson: options.byPerson }))
  if (hasJsonBody) headers.set('content-type', 'application/json')
  if (call.bot) headers.set(HEADERS.botPrevention, 'on')
  if (options.idempotencyKey) headers.set(HEADERS.idempotencyKey, options.idempotencyKey)
  for (const [name, value] of Object.entries(options.headers ?? {})) headers.set(name, value)
  return headers
}

/** A body in parts: files as they are, whatever else as text. */
function formOf(body: unknown): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(body ?? {})) {
    form.append(name, value instanceof Blob ? value : String(value))
  }
  return form
}

/** Whether a body has to travel in parts: a call that takes files may be made without one too. */
function hasFile(body: unknown): boolean {
  return Object.values(body ?? {}).some((value) => value instanceof Blob)
}

/** Whether the server has counted a call as a person's doing: a refused one moves no idle limit. */
function wasAnswered(call: CallRow, status: number): boolean {
  return call.access === 'session' && status !== 0 && status < 400
}

/** The challenge that a call would get now; null when it would pass, or where that cannot be known. */
async function nextChallenge(caller: Caller, callId: ChallengedCall): Promise<BotChallenge | null> {
  const foreseen = await request(caller, calls.challenge.check, { query: { call: callId } }).catch(() => null)
  return foreseen?.data.challenge ?? null
}

/**
 * Makes one call of the contract; rejects with a `RequestError` when it fails or no response comes. Retries a read or
 * an idempotent call once after a dropped connection, 502, 503 or 504, and as long as the server reports that the
 * first try still runs. A call blocked by a human check is sent again after the user passes it.
 */
export async function request<S extends CallSchemas>(
  caller: Caller & { listeners?: ReadonlySet<CallListener> | null },
  call: Call<S>,
  input?: Input<S>,
  given: RequestOptions = {},
): Promise<{ data: Answer<S>; headers: Headers }> {
  if (caller.apiBase === null && !call.path.startsWith('/')) {
    throw new RequestError({ status: 0, code: 'NO_CONFIG', message: NO_CONFIG })
  }
  const options = call.idempotent ? { idempotencyKey: crypto.randomUUID(), ...given } : given
  const loose: LooseInput = input ?? {}
  const carriesBody = call.method === 'PUT' || call.method === 'DELETE' || loose.body !== undefined
  const form = call.upload && hasFile(loose.body) ? formOf(loose.body) : null
  const body = form ?? JSON.stringify(loose.body ?? {})
  const sending: Sending = {
    url: urlOf(caller, call, loose),
    init: {
      method: call.method,
      headers: headersOf(caller, call, carriesBody && !form, options),
      cache: 'no-store',
      ...(carriesBody && { body }),
      ...(options.keepalive && { keepalive: true }),
    },
    responseType: options.responseType ?? 'json',
    timeout: options.timeout ?? (form ? UPLOAD_TIMEOUT : TIMEOUT),
    signal: options.signal,
    onUploadProgress: options.onUploadProgress,
  }
  const isRepeatable = (call.method === 'GET' && !call.writes) || options.idempotencyKey !== undefined
  const sentAt = Date.now()
  const heard = (headers: Headers, status: number): void => {
    noteServerTime(headers)
    if (!options.byPerson || !wasAnswered(call, status)) return
    for (const { onActivity } of caller.listeners ?? []) onActivity?.(sentAt)
  }
  const send = async () => (isRepeatable ? requestAgain : requestOnce)(sending)
  const sendAsPerson = async () => {
    const onChallenge = [...(caller.listeners ?? [])].flatMap((listener) => listener.onChallenge ?? [])[0]
    if (!call.bot || !onChallenge) return send()
    const callId = call.id as ChallengedCall
    return sendChecked({
      send,
      passCheck: async (challenge) => onChallenge(challenge, callId),
      // A file is large: the server checks first whether it would be refused.
      foresee: form ? async () => nextChallenge(caller, callId) : undefined,
    })
  }
  try {
    const { response, result } = await sendAsPerson()
    heard(response.headers, response.status)
    return { data: result as Answer<S>, headers: response.headers }
  } catch (error) {
    if (error instanceof RequestError) {
      heard(error.headers, error.status)
      if (error.status === 403 && caller.companyId !== null) {
        for (const { onForbidden } of caller.listeners ?? []) onForbidden?.(call.id)
      }
      if (error.status === 401) {
        for (const { onUnauthorized } of caller.listeners ?? []) onUnauthorized?.(error, call.id)
      }
    }
    throw error
  }
}
