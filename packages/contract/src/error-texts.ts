import type { ErrorCode } from './errors.ts'
import { GATE_MESSAGES } from './session/gates.ts'

/** What the server says beside a failure's code, in en-US. */
export const ERROR_TEXTS: Readonly<Record<ErrorCode, string>> = {
  ...GATE_MESSAGES,
  MISSING_TOKEN: 'Missing token',
  INVALID_TOKEN: 'Invalid token',
  SESSION_EXPIRED: 'Session Expired',
  SESSION_IDLE: 'User has been inactive for long',
  FORBIDDEN: 'Access Denied/Forbidden.',
  NOT_FOUND: 'No data available.',
  METHOD_NOT_ALLOWED: 'Please Select Allowed Methods',
  INVALID_INPUT: 'Some of what was sent cannot be used.',
  CONFLICT: 'Someone changed this in the meantime.',
  ALREADY_REGISTERED: 'You were registered already, so nothing was changed.',
  OTHER_REGISTRATION: 'Your company registers with another form, so nothing was saved. Reload the page to get it.',
  TERMS_OUTDATED: 'The terms have changed since you opened this page. Read the new version, then register again.',
  VERSION_OUTDATED: 'A newer version is available',
  ACCESS_REQUEST_OPEN: 'An access request for this company is already open',
  REQUEST_IN_PROGRESS: 'This is already being done. Wait a moment and look again.',
  HUMAN_VERIFICATION_REQUIRED: 'Human verification required',
  PAYLOAD_TOO_LARGE: 'File size must not exceed 10 MB',
  UNSUPPORTED_MEDIA_TYPE: 'This file type is not supported',
  TOO_MANY_REQUESTS: 'Too many requests. Please try again later.',
  INVALID_CREDENTIALS: 'Invalid email or password.',
  SIGN_IN_LOCKED: 'Too many attempts. Try again in 15 minutes.',
  OTHER_TENANT: 'This account belongs to another address.',
  SIGN_IN_EXPIRED: 'This sign-in page has expired. Start again.',
  RESET_LINK_EXPIRED: 'This link has expired or was used already. Ask for a new one.',
  INTERNAL: 'Something went wrong',
  UNAVAILABLE: 'Something went wrong',
}
