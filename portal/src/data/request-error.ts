import type { ErrorCode, Failure, FieldError } from '@tessera/contract'
import { ERROR_TEXTS } from '@tessera/contract'

export const NO_ANSWER = 'Server not responding!'
export const NO_CONFIG = 'http config missing!'
const UNKNOWN = 'An unknown http error occurred!'

/** Why a call gave no answer when the server named no code: it cannot be reached, or the portal is not configured. */
export type LocalCode = 'NO_ANSWER' | 'NO_CONFIG'

interface Refusal {
  status: number
  headers?: Headers
  /** What the server sent, unchecked. */
  result?: unknown
  code?: LocalCode
  message?: string
}

function isFailure(value: unknown): value is Partial<Failure> {
  return typeof value === 'object' && value !== null
}

function isErrorCode(value: unknown): value is ErrorCode {
  return typeof value === 'string' && Object.hasOwn(ERROR_TEXTS, value)
}

/** A failed call: the server's `error` as `message`, its `message` as `details`; status 0 when no answer came. */
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

  constructor({ status, headers, result, code, message }: Refusal) {
    const failure = isFailure(result) ? result : {}
    super(message ?? failure.error ?? UNKNOWN)
    this.status = status
    this.headers = headers ?? new Headers()
    this.result = result
    this.details = failure.message
    this.code = code ?? (isErrorCode(failure.code) ? failure.code : undefined)
    this.fieldErrors = failure.fieldErrors ?? []
    this.location = failure.location
    this.requestId = failure.requestId
  }
}
