import type enUS from './en-US.json'

/** Parts of the catalog by the first word of their keys; any other first word is a part of its own. */
const TOGETHER = {
  shell: 'shared',
  acting: 'shared',
  menu: 'shared',
  title: 'shared',
  notFound: 'shared',
  error: 'shared',
  drafts: 'form',
  landing: 'products',
  received: 'admin',
  files: 'userImports',
} as const

/** Failures that only one area's calls return, or that appear at a field. */
const OF_ONE_AREA: Readonly<Partial<Record<keyof typeof enUS, MessagePart>>> = {
  'error.ALREADY_REGISTERED': 'registration',
  'error.OTHER_REGISTRATION': 'registration',
  'error.TERMS_OUTDATED': 'registration',
  'error.VERSION_OUTDATED': 'legal',
  'error.ACCESS_REQUEST_OPEN': 'form',
  'error.DOMAIN_EXISTS': 'form',
  'error.PARTNER_NOT_FOUND': 'form',
  'error.PARTNER_EXISTS': 'form',
  'error.METHOD_NOT_ALLOWED': 'form',
  'error.PAYLOAD_TOO_LARGE': 'form',
  'error.UNSUPPORTED_MEDIA_TYPE': 'form',
  'error.INVALID_CREDENTIALS': 'signIn',
  'error.SIGN_IN_LOCKED': 'signIn',
  'error.OTHER_TENANT': 'signIn',
  'error.SIGN_IN_EXPIRED': 'signIn',
  'error.RESET_LINK_EXPIRED': 'signIn',
  'error.VIEW_NAME_TAKEN': 'tables',
  'error.TOO_MANY_VIEWS': 'tables',
  'error.COUNT_CHANGED': 'tables',
  'error.LAST_ADMIN': 'tables',
  'error.LAST_SUPER_ADMIN': 'globalUsers',
  'error.USER_EXISTS': 'globalUsers',
  'error.OTHER_STAGE': 'tables',
  'error.TOO_MANY_INVITATIONS': 'tables',
  'error.NOT_BLOCKED': 'tables',
  'error.DOMAIN_IN_USE': 'tables',
  'error.LAST_DOMAIN': 'tables',
  'error.TOO_MANY_DOMAINS': 'tables',
  'error.FILE_EMPTY': 'userImports',
  'error.FILE_UNREADABLE': 'userImports',
  'error.FILE_PASSWORD_PROTECTED': 'userImports',
  'error.FILE_QUOTE_UNCLOSED': 'userImports',
  'error.FILE_SHEETS_HIDDEN': 'userImports',
  'error.FILE_TOO_LARGE': 'userImports',
  'error.FILE_UNPACKS_TOO_LARGE': 'userImports',
  'error.FILE_WITHOUT_HEADINGS': 'userImports',
  'error.FILE_WITHOUT_ROWS': 'userImports',
  'error.COLUMNS_MISSING': 'userImports',
  'error.NOTHING_TO_CHANGE': 'userImports',
  'error.TOO_MANY_ROWS': 'userImports',
  'error.OVERRIDE_REQUIRED': 'userImports',
  'error.FILE_UPLOADED': 'userImports',
  'error.INVITATION_EXPIRED': 'registration',
  'error.NO_MAIL_SERVER': 'operations',
  'error.CHALLENGE_FAILED': 'form',
  'error.INCIDENT_CLOSED': 'form',
  'error.INCIDENT_STATUS': 'form',
  'error.INCIDENT_TAKEN': 'form',
  'error.INCIDENT_OF_ANOTHER': 'form',
  'error.TOO_MANY_FILES': 'form',
  'error.CONFIRM_LINK_EXPIRED': 'form',
}

type FirstWord<Id> = Id extends `${infer First}.${string}` ? First : never
type PartOf<First> = First extends keyof typeof TOGETHER ? (typeof TOGETHER)[First] : First

/** Parts that load with the pages that declare them; every page has `shared` as well. */
export type MessagePart = Exclude<PartOf<FirstWord<keyof typeof enUS>>, 'shared'>

/** Returns the part of the catalog that contains a text. */
export function partOf(id: string): string {
  const [first = ''] = id.split('.')
  const together: Record<string, string> = TOGETHER
  const apart: Record<string, string> = OF_ONE_AREA
  return apart[id] ?? together[first] ?? first
}
