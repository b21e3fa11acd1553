import { graphemes } from '../../internal/graphemes.ts'

/** Spaces, commas and the like before a word that is cut. */
const danglers = /[\s,;:·–—-]+$/u

/** A text of no more characters than the limit, as a person counts them, with dots where it was cut. */
export function cutText(text: string, limit: number) {
  // A text of few letters has no more characters.
  if (text.length <= limit) return text
  const characters = graphemes(text)
  return characters.length <= limit ? text : `${characters.slice(0, limit).join('').replace(danglers, '')}…`
}
