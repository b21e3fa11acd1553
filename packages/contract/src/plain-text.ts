/** The start of text that a browser would parse as a tag or a comment, and its end if that is near. */
const TAG = /<[a-z/!?](?:[^<>]{0,30}>)?/i

/** Whether a browser would find a tag or a comment in the text. */
export const hasTags = (text: string): boolean => TAG.test(text)

/** Returns the first tag or comment in a text. */
export const tagIn = (text: string): string | undefined => TAG.exec(text)?.[0]

/** Invisible characters that pasted text can contain, but no spaces, tabs or line feeds. */
const UNSEEN = /[\p{Cf}\p{Default_Ignorable_Code_Point}]|[^\P{Cc}\s]/gu

/** Removes invisible characters, which would make equal-looking texts differ. */
export const withoutUnseen = (text: string): string => text.replaceAll(UNSEEN, '')

/** Whether a text has no visible character: only spaces, invisible characters and Braille's blank. */
export const isBlank = (text: string): boolean => withoutUnseen(text).replaceAll(/[\s\u2800]/g, '') === ''

/** Non-breaking spaces and hyphens: other programs paste them instead of plain ones. */
const SPACES = /\s+/g
const HYPHENS = /[\u2010\u2011]/g

/** Returns a text as one line: composed, without invisible characters, with single plain spaces and plain hyphens. */
export const oneLine = (text: string): string =>
  withoutUnseen(text.normalize('NFC')).replaceAll(SPACES, ' ').replaceAll(HYPHENS, '-').trim()

/** Returns a pasted phone number without a link prefix, in ASCII digits, with plain hyphens. */
export const phoneLine = (text: string): string =>
  oneLine(text.normalize('NFKC'))
    .replace(/^tel:/i, '')
    .replaceAll(/[\u2012-\u2015\u2212\u00b7]/g, '-')

/** Whether a text is a single line without tags, comments and character references. */
export function isPlainText(text: string): boolean {
  return !hasTags(text) && !/&#?\w+;|\p{Cc}/u.test(text)
}
