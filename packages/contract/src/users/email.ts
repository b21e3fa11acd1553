import { asciiDomain } from '../domains/rules.ts'
import { LIMITS } from '../limits.ts'
import { withoutUnseen } from '../plain-text.ts'

/** The part before the @ without quotes: RFC 5321's characters and letters of any script (RFC 6531), no dot at its ends. */
const LOCAL_PART = /^[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+(?:\.[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+)*$/u

/** Marks around a pasted address: of a sentence, of a list, of a quotation, or of a link. */
const MARKS_BEFORE = /^[\s<([{"'“”‘’«]+/
const MARKS_AFTER = /[\s>)\]}"“”’«»,;:.!…。、]+$/
/** A link, which may be percent-encoded (RFC 6068), and a label before an address. */
const LINK = /^mailto:(?:\/\/)?(?<address>[^?]*).*$/is
const LABEL = /^e?-?mail\s*:\s*/i
/** Full-width forms of ASCII, which some keyboards write. */
const FULL_WIDTH = /[\uff01-\uff5e]/g
const FROM_FULL_WIDTH = 0xfee0
/** Longest part before the @ (RFC 5321). */
const LONGEST_LOCAL_PART = 64

/** An address in the one form that is stored and compared: composed, in lower case, its domain in ASCII; null for none. */
function canonicalAddress(text: string): string | null {
  const [local = '', domain = '', ...more] = text.split('@')
  const host = asciiDomain(domain)
  const plain = local
    .replaceAll(FULL_WIDTH, (sign) => String.fromCodePoint((sign.codePointAt(0) ?? 0) - FROM_FULL_WIDTH))
    .toLowerCase()
    .normalize('NFC')
  // A look-alike of a plain letter or digit, such as ², would become another person's address.
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

/** A pasted address without what came along: invisible characters, `mailto:`, and punctuation around it. */
function pastedAddress(written: string): string {
  const seen = withoutUnseen(written).replace(MARKS_BEFORE, '').replace(MARKS_AFTER, '')
  const linked = LINK.exec(seen)?.groups?.['address']
  return (linked === undefined ? seen.replace(LABEL, '') : decoded(linked)).trim()
}

/**
 * The login id that a written or pasted email address means: the one form in which addresses are stored and compared. A
 * text that is no address comes back in lower case, so that it can be looked for and refused by `isEmail`.
 */
export function loginIdOf(written: string): string {
  const pasted = pastedAddress(written)
  return canonicalAddress(pasted) ?? pasted.toLowerCase()
}

/** Whether a text is one email address and nothing else, without quotes, comments and invisible characters. */
export function isEmail(text: string): boolean {
  return text.length <= LIMITS.email && withoutUnseen(text) === text && canonicalAddress(text) !== null
}
