import type { ErrorCode, Failure, FieldError } from '@tessera/contract'

export const NO_ANSWER = 'Server not responding!'
export const NO_CONFIG = 'http config missing!'
const UNKNOWN = 'An unknown http error occurred!'

/** The reason of a missing response: server silent, device offline, or portal not configured. */
export type LocalCode = 'NO_ANSWER' | 'OFFLINE' | 'NO_CONFIG'

interface Refusal {
  status: number
  headers?: Headers
  /** The server's response body, unvalidated. */
  result?: unknown
  code?: LocalCode
  message?: string
  isDropped?: boolean
}

function isFailure(value: unknown): value is Partial<Failure> {
  return typeof value === 'object' && value !== null
}

/** Also one that only a newer server knows: what it says then is `failureText`'s to find. */
function isErrorCode(value: unknown): value is ErrorCode {
  return typeof value === 'string'
}

/** `Retry-After` (RFC 9110) in whole seconds: a number of them, or a date. */
function secondsToWait(header: string | null): number | undefined {
  if (!header) return undefined
  const seconds = /^\d+$/.test(header.trim()) ? Number(header) : (Date.parse(header) - Date.now()) / 1000
  return Number.isFinite(seconds) && seconds > 0 ? Math.ceil(seconds) : undefined
}

/** A failed call: the server's `error` as `message`, its `message` as `details`; status 0 without a response. */
export class RequestError extends Error {
  override name = 'RequestError'
  readonly status: number
  readonly headers: Headers
  readonly details: string | undefined
  readonly code: ErrorCode | LocalCode | undefined
  readonly fieldErrors: readonly FieldError[]
  readonly location: string | undefined
  readonly requestId: string | undefined
  readonly result: unknown
  /** Seconds after which the server wants a retry. */
  readonly retryAfter: number | undefined
  /** The connection broke before the response. */
  readonly isDropped: boolean

  constructor({ status, headers = new Headers(), result, code, message, isDropped = false }: Refusal) {
    const failure = isFailure(result) ? result : {}
    super(message ?? failure.error ?? UNKNOWN)
    this.status = status
    this.headers = headers
    this.result = result
    this.details = failure.message
    this.code = code ?? (isErrorCode(failure.code) ? failure.code : undefined)
    this.fieldErrors = failure.fieldErrors ?? []
    this.location = failure.location
    this.requestId = failure.requestId
    this.retryAfter = secondsToWait(headers.get('retry-after'))
    this.isDropped = isDropped
  }
}

/** Whatever was thrown, as the failure of a call. */
export function asRequestError(reason: unknown): RequestError {
  return reason instanceof RequestError ? reason : new RequestError({ status: 0 })
}
