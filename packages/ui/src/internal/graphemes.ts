let segmenter: Intl.Segmenter | undefined

/** Splits a text into what a person sees as characters (Unicode grapheme clusters). */
export function graphemes(text: string) {
  // Made when it is asked for: making one takes longer than most of what a page begins with.
  segmenter ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' })
  return Array.from(segmenter.segment(text), ({ segment }) => segment)
}
