/** Letters without a separate accent, as the database normalizes them. */
const FOLDED_LETTERS: Readonly<Record<string, string>> = { Ø: 'o', ø: 'o', Ł: 'l', ł: 'l', Đ: 'd', đ: 'd' }
const SPACES = /[_\-‐‑–\u00a0\u202f]/
const APOSTROPHES = /[’‘ʼ]/

/** A text as the database compares it (`dictionary_key`), with the position of each of its characters in the text. */
export interface IndexedKey {
  key: string
  /** For each character of the key, and for its end: the index in the text. */
  offsets: readonly number[]
}

function keyOf(character: string): string {
  // The fast path for most characters: normalizing each would take most of a search's time.
  if (character < '\u0080') return character === '_' || character === '-' ? ' ' : character.toLowerCase()
  if (SPACES.test(character)) return ' '
  if (APOSTROPHES.test(character)) return "'"
  const plain = character.normalize('NFD').replaceAll(/[\u0300-\u036f]/g, '')
  return Array.from(plain, (letter) => FOLDED_LETTERS[letter] ?? letter.toLowerCase()).join('')
}

/** Normalizes a text for comparison and keeps the offsets, so that a match in the key can be marked in the text. */
export function indexedKey(text: string): IndexedKey {
  let key = ''
  const offsets: number[] = []
  let offset = 0
  for (const character of text) {
    const part = keyOf(character)
    for (let index = 0; index < part.length; index += 1) offsets.push(offset)
    key += part
    offset += character.length
  }
  return { key, offsets: [...offsets, offset] }
}

/** A search text as the database compares it. */
export function searchKey(text: string): string {
  return indexedKey(text).key.replaceAll(/\s+/g, ' ').trim()
}
