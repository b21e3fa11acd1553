/** The start of what a browser would take for a tag or a comment, and its end where that is near. */
const TAG = /<[a-z/!?](?:[^<>]{0,30}>)?/i

/** Whether a text has what a browser would take for a tag or a comment. */
export const hasTags = (text: string): boolean => TAG.test(text)

/** The first tag or comment of a text. */
export const tagIn = (text: string): string | undefined => TAG.exec(text)?.[0]

/** Invisible characters that pasted text may contain: no spaces, tabs or line feeds. */
const UNSEEN = /[\p{Cf}\p{Default_Ignorable_Code_Point}]|[^\P{Cc}\s]/gu

/** Removes invisible characters, which would make equal-looking texts differ. */
export const withoutUnseen = (text: string): string => text.replaceAll(UNSEEN, '')

/** Whether a text has no visible character: only spaces, invisible characters and Braille's blank. */
export const isBlank = (text: string): boolean => withoutUnseen(text).replaceAll(/[\s\u2800]/g, '') === ''

/** Spaces that do not break, and hyphens that do not: other programs paste them for the plain ones. */
const SPACES = /\s+/g
const HYPHENS = /[\u2010\u2011]/g

/** A text as one line: composed, without invisible characters, with single plain spaces and plain hyphens. */
export const oneLine = (text: string): string =>
  withoutUnseen(text.normalize('NFC')).replaceAll(SPACES, ' ').replaceAll(HYPHENS, '-').trim()

/** A phone number as it is copied: without the name of a link, in ASCII's digits, with plain hyphens. */
export const phoneLine = (text: string): string =>
  oneLine(text.normalize('NFKC'))
    .replace(/^tel:/i, '')
    .replaceAll(/[\u2012-\u2015\u2212\u00b7]/g, '-')

/** Whether a text is one line of text: no tag or comment in it, and no name of a character. */
export function isPlainText(text: string): boolean {
  return !hasTags(text) && !/&#?\w+;|\p{Cc}/u.test(text)
}
