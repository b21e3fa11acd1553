import { allMessages } from './all-messages.ts'
import type { UIMessages } from './ui-messages.ts'

const accents = {
  a: 'á',
  e: 'é',
  i: 'í',
  o: 'ó',
  u: 'ú',
  A: 'Á',
  E: 'É',
  I: 'Í',
  O: 'Ó',
  U: 'Ú',
  n: 'ñ',
  c: 'ç',
  y: 'ý',
}

/**
 * Puts a text in brackets, with accents and 40 % longer, to reveal untranslated or overflowing text; placeholders stay.
 */
export function accented(text: string) {
  const changed = text.replaceAll(/\{\w+\}|[a-z]/gi, (found) => accents[found as keyof typeof accents] ?? found)
  return `[${changed}${'~'.repeat(Math.ceil(text.length * 0.4))}]`
}

/** Converts a text to right-to-left, in brackets, to reveal parts that do not mirror. */
export const mirrored = (text: string) => `[\u202E${text}\u202C]`

/** Converts the components' English text to a pseudo-language. */
export const pseudoMessages = (change: (text: string) => string) =>
  Object.fromEntries(
    Object.entries(allMessages).flatMap(([name, messages]) =>
      Object.entries(messages).map(([key, [english]]) => [`${name}.${key}`, change(english)]),
    ),
  ) as UIMessages
