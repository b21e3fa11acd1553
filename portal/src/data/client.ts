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
  /** Counts as user activity, which extends the session; polling and revalidation do not. */
  byPerson?: boolean
  /** The same key for all attempts of one write, so it has one effect. Creating calls get a key automatically. */
  idempotencyKey?: string
  headers?: Record<string, string>
  responseType?: ResponseType
  /** Milliseconds to wait for the whole response: 30 s, for uploads 10 min. */
  timeout?: number
  /** Lets the call outlive the page. */
  keepalive?: boolean
  signal?: AbortSignal
  /** Receives the sent fraction of the body, from 0 to 1. */
  onUploadProgress?: (part: number) => void
}

/** Listens to calls' metadata. */
export interface CallListener {
  /** Called for every 401, with the id of the call. */
  onUnauthorized?: (error: RequestError, callId: string) => void
  /** Called for every 403 to a caller who acts for a company, with the id of the call. */
  onForbidden?: (callId: string) => void
  /** Called when user activity has extended the session, with the time when the call was sent. */
  onActivity?: (sentAt: number) => void
  /** Lets the user pass a human check so the call can be sent; rejects if the user cancels. */
  onChallenge?: (challenge: BotChallenge, callId: ChallengedCall) => Promise<void>
}

/** The data that is sent with each call. */
export interface Caller {
  /** Base of the relative paths; null until the configuration is loaded. */
  apiBase: string | null
  /** The language of the server's texts. */
  locale: string
  /** The company that the user acts for; null for their own. */
  companyId: string | null
}

/** A caller without configuration, company or chosen language. */
export const UNKNOWN_CALLER: Caller = { apiBase: null, locale: DEFAULT_LOCALE, companyId: null }

interface LooseInput {
  params?: Record<string, string> | undefined
  query?: object | undefined
  body?: unknown
}

/** Returns the URL of a call. */
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

/** Returns a multipart body: files unchanged, all other values as text. */
function formOf(body: unknown): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(body ?? {})) {
    form.append(name, value instanceof Blob ? value : String(value))
  }
  return form
}

/** Whether a body needs multipart; calls that take files also work without one. */
function hasFile(body: unknown): boolean {
  return Object.values(body ?? {}).some((value) => value instanceof Blob)
}

/** Whether the server has counted a call as user activity; a refused call does not extend the session. */
function countsAsActivity(call: CallRow, status: number): boolean {
  return call.access === 'session' && status !== 0 && status < 400
}

/** Returns the challenge that a call would get now; null if it would pass, or if the check fails. */
async function nextChallenge(caller: Caller, callId: ChallengedCall): Promise<BotChallenge | null> {
  const foreseen = await request(caller, calls.challenge.check, { query: { call: callId } }).catch(() => null)
  return foreseen?.data.challenge ?? null
}

/**
 * Makes one call of the contract; rejects with a `RequestError` if it fails or gets no response. Retries a read or an
 * idempotent call once after a dropped connection, 502, 503 or 504. Continues to retry while the server reports that
 * the first attempt is still running. A call blocked by a human check is sent again after the user passes it.
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
  const noteResponse = (headers: Headers, status: number): void => {
    noteServerTime(headers)
    if (!options.byPerson || !countsAsActivity(call, status)) return
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
      // A file is large, so the portal first checks whether the server would block the call.
      foresee: form ? async () => nextChallenge(caller, callId) : undefined,
    })
  }
  try {
    const { response, result } = await sendAsPerson()
    noteResponse(response.headers, response.status)
    return { data: result as Answer<S>, headers: response.headers }
  } catch (error) {
    if (error instanceof RequestError) {
      noteResponse(error.headers, error.status)
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
