import { asciiDomain } from '../domains/rules.ts'
import { LIMITS } from '../limits.ts'
import { withoutUnseen } from '../plain-text.ts'

/**
 * The part before the @, unquoted: RFC 5321's characters and letters of any script (RFC 6531), without a dot at either
 * end.
 */
const LOCAL_PART = /^[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+(?:\.[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+)*$/u

/** Punctuation around a pasted address: from a sentence, a list, a quotation or a link. */
const MARKS_BEFORE = /^[\s<([{"'“”‘’«]+/
const MARKS_AFTER = /[\s>)\]}"“”’«»,;:.!…。、]+$/
/** A link, which can be percent-encoded (RFC 6068), and a label before an address. */
const LINK = /^mailto:(?:\/\/)?(?<address>[^?]*).*$/is
const LABEL = /^e?-?mail\s*:\s*/i
/** Full-width ASCII characters, which some keyboards type. */
const FULL_WIDTH = /[\uff01-\uff5e]/g
const FROM_FULL_WIDTH = 0xfee0
/** Longest part before the @ (RFC 5321). */
const LONGEST_LOCAL_PART = 64

/**
 * Returns an address in its stored form: composed, in lower case, with an ASCII domain; null for an invalid address.
 */
function canonicalAddress(text: string): string | null {
  const [local = '', domain = '', ...more] = text.split('@')
  const host = asciiDomain(domain)
  const plain = local
    .replaceAll(FULL_WIDTH, (sign) => String.fromCodePoint((sign.codePointAt(0) ?? 0) - FROM_FULL_WIDTH))
    .toLowerCase()
    .normalize('NFC')
  // A look-alike of a plain letter or digit, such as ², would become another user's address.
  const isPlain = plain.normalize('NFKC') === plain
  if (more.length > 0 || host === null || !isPlain || !LOCAL_PART.test(plain)) return null
  if (plain.length > LONGEST_LOCAL_PART) return null
  const address = `${plain}@${host}`
  return address.length <= LIMITS.email ? address : null
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** Returns a pasted address without invisible characters, `mailto:`, and punctuation around it. */
function pastedAddress(written: string): string {
  const seen = withoutUnseen(written).replace(MARKS_BEFORE, '').replace(MARKS_AFTER, '')
  const linked = LINK.exec(seen)?.groups?.['address']
  return (linked === undefined ? seen.replace(LABEL, '') : decoded(linked)).trim()
}

/**
 * Returns the login id of a typed or pasted email address, in the form in which addresses are stored and compared.
 * Other text returns in lower case; it can be searched for, and `isEmail` refuses it.
 */
export function loginIdOf(written: string): string {
  const pasted = pastedAddress(written)
  return canonicalAddress(pasted) ?? pasted.toLowerCase()
}

/** Whether a text is only one email address, without quotes, comments and invisible characters. */
export function isEmail(text: string): boolean {
  return text.length <= LIMITS.email && withoutUnseen(text) === text && canonicalAddress(text) !== null
}
