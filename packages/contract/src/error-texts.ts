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
  VIEW_NAME_TAKEN: 'This list already has a view with that name. Choose another name.',
  TOO_MANY_VIEWS: 'You have 20 views of this list, which is the most. Delete one to save another.',
  COUNT_CHANGED: 'The list has changed since its rows were chosen, so nothing was done.',
  LAST_ADMIN: 'A company must keep at least one administrator',
  OTHER_STAGE: 'This user has moved on since the list was read, so nothing was done.',
  INVITATION_EXPIRED: 'This invitation has expired. Ask your administrator to renew it.',
  TOO_MANY_INVITATIONS:
    'The welcome email was sent again three times within a day, which is the most. Try again tomorrow.',
  NOT_BLOCKED: 'Only blocked users can be unblocked, so nothing was done.',
  DOMAIN_EXISTS: 'Domain already exists',
  DOMAIN_IN_USE: 'Users have addresses in this domain, so it stays.',
  LAST_DOMAIN: 'A company must keep at least one domain',
  TOO_MANY_DOMAINS: 'A company has at most 100 domains. Delete one to add another.',
  PARTNER_NOT_FOUND: 'Partner not found',
  PARTNER_EXISTS: 'Partner already added',
  FILE_EMPTY: 'The file is empty. Choose the one that holds your rows.',
  FILE_UNREADABLE:
    'This file cannot be read, because it is damaged or neither .xlsx nor .csv. Save it as one of these, then upload it again.',
  FILE_PASSWORD_PROTECTED:
    'This workbook has a password, so it cannot be read. Save a copy without the password, then upload that.',
  FILE_QUOTE_UNCLOSED:
    'A quotation mark is never closed, so nothing was read. Close it or remove it, then upload the file again.',
  FILE_SHEETS_HIDDEN:
    'All sheets of this workbook are hidden, so nothing was read. Unhide the one that holds your rows, then upload the file again.',
  FILE_TOO_LARGE: 'The file is larger than this portal takes. Divide it, then upload its parts.',
  FILE_UNPACKS_TOO_LARGE:
    'This file is far larger inside than a list of rows. Copy your rows to a new file, then upload that.',
  FILE_WITHOUT_HEADINGS:
    'The first row has none of the expected headings, so nothing was read. Put them above your rows, as in the template.',
  FILE_WITHOUT_ROWS: 'There are headings and nothing below them. Write your rows there, then upload the file again.',
  COLUMNS_MISSING:
    'Columns are missing from the file, so nothing was read. Take the headings of the template, then upload it again.',
  NOTHING_TO_CHANGE:
    'The file has emails and nothing else, so there is nothing to change. Add a column with what shall be changed, then upload it again.',
  TOO_MANY_ROWS: 'The file has more rows than this portal takes at once. Divide it, then upload its parts.',
  OVERRIDE_REQUIRED: 'Override confirmation required',
  FILE_UPLOADED: 'This file was uploaded already, so nothing was done.',
  NO_MAIL_SERVER: 'Nothing was sent, because this portal has no mail server. Set SMTP_URL and start it again.',
  INCIDENT_CLOSED: 'This incident is closed',
  INCIDENT_STATUS: 'The status of this incident does not allow this. Reload the page to see it.',
  INCIDENT_TAKEN: 'A colleague works on this incident already. Ask them to hand it over to you.',
  INCIDENT_OF_ANOTHER: 'Only the person who submitted this incident can do this.',
  TOO_MANY_FILES: 'This incident has 20 files, which is the most.',
  CONFIRM_LINK_EXPIRED: 'This link has expired or was used already.',
  REQUEST_IN_PROGRESS: 'This is already being done. Wait a moment and look again.',
  HUMAN_VERIFICATION_REQUIRED: 'Human verification required',
  CHALLENGE_FAILED: 'Please try again',
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
