import { refusedPart } from '@tessera/contract'
import type { Intl, MessageId } from '../messages/intl.tsx'

/** The parts of a schema's issue that a text needs. */
interface Issue {
  code?: string
  input?: unknown
  origin?: string
  format?: string
  minimum?: unknown
  maximum?: unknown
  divisor?: unknown
  params?: Record<string, unknown>
}

const TEXTS: Partial<Record<string, MessageId>> = {
  required: 'form.required',
  none_chosen: 'form.noneChosen',
  invalid_type: 'form.required',
  accepted: 'form.accepted',
  gone: 'form.unavailable',
  request_open: 'error.ACCESS_REQUEST_OPEN',
  email: 'form.email',
  domain: 'form.domain',
  public_mail: 'form.publicMail',
  public_address: 'form.publicAddress',
  domain_exists: 'error.DOMAIN_EXISTS',
  business_code: 'form.businessCode',
  partner_not_found: 'error.PARTNER_NOT_FOUND',
  partner_exists: 'error.PARTNER_EXISTS',
  INVALID_EMAIL: 'form.email',
  DOMAIN_NOT_AUTHORIZED: 'form.domainNotAuthorized',
  OWN_DOMAIN: 'form.ownDomain',
  THIRD_PARTY_DOMAIN: 'form.thirdPartyDomain',
  USER_EXISTS: 'form.userExists',
  USER_IN_OTHER_COMPANY: 'form.userInOtherCompany',
  USER_BLOCKED: 'form.userBlocked',
  not_of_company: 'form.unavailable',
  unknown_product: 'form.unknownProduct',
  unknown_type: 'form.unknownType',
  unknown_role: 'form.unknownRole',
  doubled: 'form.duplicate',
  not_confirmed: 'form.notConfirmed',
  other_type: 'form.otherType',
  own_role: 'form.ownRole',
  LAST_ADMIN: 'form.lastAdmin',
  NOT_FOUND: 'form.notAUser',
  OTHER_STATUS: 'form.otherStatus',
  name: 'form.name',
  phone: 'form.phone',
  phone_characters: 'form.phoneCharacters',
  url: 'form.url',
  link: 'form.link',
  markup: 'form.markup',
  fill_in: 'form.fillIn',
  end_before_start: 'form.endBeforeStart',
  dateBounds: 'form.dateBounds',
  dateIncomplete: 'form.dateIncomplete',
  dateTimeIncomplete: 'form.dateTimeIncomplete',
  fileUploading: 'form.fileUploading',
  fileFailed: 'form.fileFailed',
  fileRefused: 'form.fileRefused',
  file_empty: 'form.fileEmpty',
  fileNotTaken: 'form.fileNotTaken',
  PAYLOAD_TOO_LARGE: 'error.PAYLOAD_TOO_LARGE',
  UNSUPPORTED_MEDIA_TYPE: 'error.UNSUPPORTED_MEDIA_TYPE',
  too_small: 'form.tooShort',
  too_big: 'form.tooLong',
  too_few: 'form.tooFew',
  too_many: 'form.tooMany',
  too_low: 'form.tooLow',
  too_high: 'form.tooHigh',
  not_multiple_of: 'form.offSteps',
  not_a_number: 'form.notANumber',
  out_of_bounds: 'form.outOfBounds',
}
/** Codes of texts that include a limit; without the limit, the texts would have no meaning. */
const LIMITED = /^(too_|not_multiple_of|out_of_bounds)/

const NAMES_OF_ARRAYS: Partial<Record<string, string>> = { too_small: 'too_few', too_big: 'too_many' }
const NAMES_OF_NUMBERS: Partial<Record<string, string>> = { too_small: 'too_low', too_big: 'too_high' }

const isEmpty = (input: unknown): boolean => input === undefined || input === null || input === ''

function nameOf({ code = 'custom', input, origin, format, params }: Issue): string {
  if (isEmpty(input)) return 'required'
  if (Array.isArray(input) && input.length === 0) return 'none_chosen'
  if (code === 'invalid_format') return format ?? code
  if (code === 'custom') return typeof params?.['code'] === 'string' ? params['code'] : code
  const names = { array: NAMES_OF_ARRAYS, number: NAMES_OF_NUMBERS }[origin ?? '']
  return names?.[code] ?? code
}

/**
 * Returns the stable code of an error, with its limit or the refused part of a text: 'email', 'too_big:50', 'name:#'.
 * The code selects the text in the reader's language.
 */
export function problemCode(issue: Issue): string {
  const limit = issue.maximum ?? issue.minimum ?? issue.divisor ?? issue.params?.['limit']
  const name = nameOf(issue)
  if (LIMITED.test(name)) return typeof limit === 'number' ? `${name}:${limit}` : name
  const found = typeof issue.input === 'string' ? refusedPart(name, issue.input) : undefined
  return withFound(name, found)
}

/** Returns a code with the refused part of the text, if known. */
export const withFound = (code: string, found: string | undefined): string =>
  found === undefined ? code : `${code}:${found}`

/** Codes whose texts name the refused part. */
const TEXTS_WITH_FOUND: Partial<Record<string, MessageId>> = {
  markup: 'form.markupFound',
  email: 'form.emailFound',
  INVALID_EMAIL: 'form.emailFound',
  name: 'form.nameFound',
  phone_characters: 'form.phoneCharactersFound',
}

/** Returns the text for a code of `problemCode` or of the server's `fieldErrors`; a general one for an unknown code. */
export function problemText(t: Intl['t'], problem: string): string {
  const [code = '', limit, most] = problem.split(':')
  const idWithFound = TEXTS_WITH_FOUND[code]
  if (idWithFound && limit !== undefined) return t(idWithFound, { found: problem.slice(code.length + 1) })
  const id = TEXTS[code]
  if (!id || (LIMITED.test(code) && limit === undefined)) return t('form.invalid')
  return limit === undefined ? t(id) : t(id, { limit: Number(limit), most: Number(most) })
}
