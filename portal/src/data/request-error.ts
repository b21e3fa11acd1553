import type { ErrorCode, Failure, FieldError } from '@tessera/contract'

export const NO_ANSWER = 'Server not responding!'
export const NO_CONFIG = 'http config missing!'
const UNKNOWN = 'An unknown http error occurred!'

/** The reason for a missing response: the server is silent, the device is offline, or the portal is not configured. */
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

/** Accepts unknown codes of a newer server too; `failureText` has a fallback for them. */
function isErrorCode(value: unknown): value is ErrorCode {
  return typeof value === 'string'
}

/** Parses `Retry-After` (RFC 9110), which is a number of seconds or a date, into whole seconds. */
function secondsToWait(header: string | null): number | undefined {
  if (!header) return undefined
  const seconds = /^\d+$/.test(header.trim()) ? Number(header) : (Date.parse(header) - Date.now()) / 1000
  return Number.isFinite(seconds) && seconds > 0 ? Math.ceil(seconds) : undefined
}

/** A failed call, with the server's `error` as `message` and its `message` as `details`; status 0 means no response. */
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
  /** Seconds before the server accepts a retry. */
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

/** Converts any thrown value to the failure of a call. */
export function asRequestError(reason: unknown): RequestError {
  return reason instanceof RequestError ? reason : new RequestError({ status: 0 })
}
