import { graphemes } from '../../internal/graphemes.ts'

/** Spaces, commas and similar characters before a cut word. */
const danglers = /[\s,;:·–—-]+$/u

/** Cuts a text to a number of visible characters, and adds an ellipsis if it was longer. */
export function cutText(text: string, limit: number) {
  // A text with few code units cannot have more characters.
  if (text.length <= limit) return text
  const characters = graphemes(text)
  return characters.length <= limit ? text : `${characters.slice(0, limit).join('').replace(danglers, '')}…`
}
