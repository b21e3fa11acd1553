/** A text for comparison, without case, accents and punctuation. */
export function plainWord(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/** A heading for comparison: a plain word without spaces. */
export const plainHeading = (text: string): string => plainWord(text).replaceAll(' ', '')
