/** Letters and signs without marks to combine: each is seen as one character. */
const PLAIN = /^[ -\u02FF]*$/

let segmenter: Intl.Segmenter | undefined

/** Splits a text into what a person sees as characters (Unicode grapheme clusters). */
export function graphemes(text: string) {
  if (PLAIN.test(text)) return Array.from(text)
  // Made where there is no other way: making one takes longer than most of what a page begins with.
  segmenter ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' })
  return Array.from(segmenter.segment(text), ({ segment }) => segment)
}
