/** Letters and signs without combining marks: each is one visible character. */
const PLAIN = /^[ -\u02FF]*$/

let segmenter: Intl.Segmenter | undefined

/** Splits a text into visible characters (Unicode grapheme clusters). */
export function graphemes(text: string) {
  if (PLAIN.test(text)) return Array.from(text)
  // Created only if needed, because it is slower than most of a page's startup.
  segmenter ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' })
  return Array.from(segmenter.segment(text), ({ segment }) => segment)
}
