import type { BotChallenge, ErrorCode, Failure, FieldError } from '@tessera/contract'
import { ERROR_TEXTS, GATES } from '@tessera/contract'

const GATE_STATUSES = Object.fromEntries(GATES.map((gate) => [gate, 401]))

const STATUSES: Partial<Record<ErrorCode, number>> = {
  ...GATE_STATUSES,
  MISSING_TOKEN: 401,
  INVALID_TOKEN: 401,
  SESSION_EXPIRED: 401,
  SESSION_IDLE: 401,
  INVALID_CREDENTIALS: 401,
  INVALID_INPUT: 400,
  FORBIDDEN: 403,
  OTHER_TENANT: 403,
  NOT_FOUND: 404,
  SIGN_IN_EXPIRED: 404,
  RESET_LINK_EXPIRED: 404,
  METHOD_NOT_ALLOWED: 405,
  CONFLICT: 409,
  ALREADY_REGISTERED: 409,
  OTHER_REGISTRATION: 409,
  TERMS_OUTDATED: 409,
  VERSION_OUTDATED: 409,
  ACCESS_REQUEST_OPEN: 409,
  VIEW_NAME_TAKEN: 409,
  TOO_MANY_VIEWS: 409,
  COUNT_CHANGED: 409,
  LAST_ADMIN: 409,
  LAST_SUPER_ADMIN: 409,
  USER_EXISTS: 409,
  OTHER_STAGE: 409,
  INVITATION_EXPIRED: 409,
  NOT_BLOCKED: 409,
  DOMAIN_EXISTS: 409,
  DOMAIN_IN_USE: 409,
  LAST_DOMAIN: 409,
  TOO_MANY_DOMAINS: 409,
  PARTNER_NOT_FOUND: 404,
  PARTNER_EXISTS: 409,
  FILE_EMPTY: 400,
  FILE_UNREADABLE: 400,
  FILE_PASSWORD_PROTECTED: 400,
  FILE_QUOTE_UNCLOSED: 400,
  FILE_SHEETS_HIDDEN: 400,
  FILE_TOO_LARGE: 413,
  FILE_UNPACKS_TOO_LARGE: 400,
  FILE_WITHOUT_HEADINGS: 400,
  FILE_WITHOUT_ROWS: 400,
  COLUMNS_MISSING: 400,
  NOTHING_TO_CHANGE: 400,
  TOO_MANY_ROWS: 400,
  CHALLENGE_FAILED: 400,
  INCIDENT_CLOSED: 409,
  INCIDENT_STATUS: 409,
  INCIDENT_TAKEN: 409,
  INCIDENT_OF_ANOTHER: 409,
  TOO_MANY_FILES: 409,
  CONFIRM_LINK_EXPIRED: 404,
  OVERRIDE_REQUIRED: 409,
  FILE_UPLOADED: 409,
  NO_MAIL_SERVER: 409,
  REQUEST_IN_PROGRESS: 409,
  HUMAN_VERIFICATION_REQUIRED: 412,
  PAYLOAD_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  SIGN_IN_LOCKED: 429,
  TOO_MANY_REQUESTS: 429,
  TOO_MANY_INVITATIONS: 429,
  UNAVAILABLE: 503,
}

interface FailureOptions {
  message?: string
  fieldErrors?: FieldError[]
  location?: string
  current?: unknown
  /** The challenge in a 412 response. */
  challenge?: BotChallenge
  headers?: Record<string, string>
}

/** An expected failure: thrown anywhere, and returned as `Failure`. */
export class HttpError extends Error {
  override name = 'HttpError'
  readonly code: ErrorCode
  readonly options: FailureOptions

  constructor(code: ErrorCode, options: FailureOptions = {}) {
    super(options.message ?? ERROR_TEXTS[code])
    this.code = code
    this.options = options
  }

  get status(): number {
    return STATUSES[this.code] ?? 500
  }

  /** The response body. */
  body(requestId: string): Failure {
    const { fieldErrors, location, current, challenge } = this.options
    return {
      code: this.code,
      error: ERROR_TEXTS[this.code],
      message: this.message,
      ...(fieldErrors && { fieldErrors }),
      ...(location && { location }),
      ...(current !== undefined && { current }),
      ...challenge,
      requestId,
    }
  }
}

/** A 400 that names one field. */
export function invalidField(field: string, code: string, message: string): HttpError {
  return new HttpError('INVALID_INPUT', { fieldErrors: [{ field, code, message }] })
}

/** A 405 with the allowed methods; Fastify adds HEAD to GET. */
export function methodNotAllowed(allowed: readonly string[]): HttpError {
  const all = allowed.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method]))
  return new HttpError('METHOD_NOT_ALLOWED', { headers: { allow: all.join(', ') } })
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}

function statusOf(error: unknown): number {
  return error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500
}

/**
 * PostgreSQL's error codes for values that it cannot store: NUL in text, a number out of range, or an invalid UUID or
 * JSON.
 */
const UNSTORABLE = /^22/

/** Error codes of a database that is unreachable, shutting down or full. It can recover. */
const UNREACHABLE = /^(08|53|57P|ECONN|EPIPE)/

const BY_STATUS: Readonly<Record<number, ErrorCode>> = {
  404: 'NOT_FOUND',
  405: 'METHOD_NOT_ALLOWED',
  413: 'PAYLOAD_TOO_LARGE',
  415: 'UNSUPPORTED_MEDIA_TYPE',
  429: 'TOO_MANY_REQUESTS',
}

/** Maps any error to a response; null for an internal error, whose response contains only a reference. */
export function toHttpError(error: unknown): HttpError | null {
  if (error instanceof HttpError) return error
  if (UNSTORABLE.test(codeOf(error))) {
    return invalidField('input', 'unstorable', 'A value has a form that cannot be stored.')
  }
  if (UNREACHABLE.test(codeOf(error))) return new HttpError('UNAVAILABLE', { headers: { 'retry-after': '5' } })
  const status = statusOf(error)
  if (status < 400 || status >= 500 || !(error instanceof Error)) return null
  const code = BY_STATUS[status]
  if (code) return new HttpError(code, { message: error.message })
  const isOfBody = error instanceof SyntaxError || codeOf(error).startsWith('FST_ERR_CTP')
  return invalidField(isOfBody ? 'body' : 'path', 'malformed', error.message)
}
