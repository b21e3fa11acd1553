/** A text for comparison, without case, accents and punctuation. */
export function comparableText(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/** A heading for comparison: a plain word without spaces. */
export const comparableHeading = (text: string): string => comparableText(text).replaceAll(' ', '')
