import type { BotChallenge } from './challenge/schemas.ts'
import { GATES } from './session/gates.ts'

/** Stable failure codes, account gates first; the portal has a message for each in the reader's language. */
export const ERROR_CODES = [
  ...GATES,
  'MISSING_TOKEN',
  'INVALID_TOKEN',
  'SESSION_EXPIRED',
  'SESSION_IDLE',
  'FORBIDDEN',
  'NOT_FOUND',
  'METHOD_NOT_ALLOWED',
  'INVALID_INPUT',
  'CONFLICT',
  'ALREADY_REGISTERED',
  'OTHER_REGISTRATION',
  'TERMS_OUTDATED',
  'VERSION_OUTDATED',
  'ACCESS_REQUEST_OPEN',
  'VIEW_NAME_TAKEN',
  'TOO_MANY_VIEWS',
  'COUNT_CHANGED',
  'LAST_ADMIN',
  'LAST_SUPER_ADMIN',
  'USER_EXISTS',
  'OTHER_STAGE',
  'INVITATION_EXPIRED',
  'TOO_MANY_INVITATIONS',
  'NOT_BLOCKED',
  'DOMAIN_EXISTS',
  'DOMAIN_IN_USE',
  'LAST_DOMAIN',
  'TOO_MANY_DOMAINS',
  'PARTNER_NOT_FOUND',
  'PARTNER_EXISTS',
  'FILE_EMPTY',
  'FILE_UNREADABLE',
  'FILE_PASSWORD_PROTECTED',
  'FILE_QUOTE_UNCLOSED',
  'FILE_SHEETS_HIDDEN',
  'FILE_TOO_LARGE',
  'FILE_UNPACKS_TOO_LARGE',
  'FILE_WITHOUT_HEADINGS',
  'FILE_WITHOUT_ROWS',
  'COLUMNS_MISSING',
  'NOTHING_TO_CHANGE',
  'TOO_MANY_ROWS',
  'OVERRIDE_REQUIRED',
  'FILE_UPLOADED',
  'NO_MAIL_SERVER',
  'INCIDENT_CLOSED',
  'INCIDENT_STATUS',
  'INCIDENT_TAKEN',
  'INCIDENT_OF_ANOTHER',
  'TOO_MANY_FILES',
  'CONFIRM_LINK_EXPIRED',
  'REQUEST_IN_PROGRESS',
  'HUMAN_VERIFICATION_REQUIRED',
  'CHALLENGE_FAILED',
  'PAYLOAD_TOO_LARGE',
  'UNSUPPORTED_MEDIA_TYPE',
  'TOO_MANY_REQUESTS',
  'INVALID_CREDENTIALS',
  'SIGN_IN_LOCKED',
  'OTHER_TENANT',
  'SIGN_IN_EXPIRED',
  'RESET_LINK_EXPIRED',
  'INTERNAL',
  'UNAVAILABLE',
] as const

export type ErrorCode = (typeof ERROR_CODES)[number]

/** A refused field: its path in the input, a stable code and the en-US reason. */
export interface FieldError {
  field: string
  code: string
  message: string
}

/** The body of every failure: `error` is the text for users, `message` has the details, and clients act on `code`. */
export interface Failure extends Partial<BotChallenge> {
  code: ErrorCode
  error: string
  message: string
  fieldErrors?: FieldError[]
  /** The URL at which the user can continue, if it is on another host (an account of another tenant). */
  location?: string
  /** The current state, if the caller had an older one. */
  current?: unknown
  /** The id of this request in the server's log. */
  requestId?: string
}
