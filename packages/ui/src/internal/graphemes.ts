const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/** Splits a text into what a person sees as characters (Unicode grapheme clusters). */
export const graphemes = (text: string) => Array.from(segmenter.segment(text), ({ segment }) => segment)
