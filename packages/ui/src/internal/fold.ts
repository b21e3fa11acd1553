const ascii = /^[\0-\x7f]*$/
const nonAscii = /[^\0-\x7f]/gu
/** Caches folded letters, because normalizing is slow and only a few letters need it. */
const cache = new Map<string, string>()

function foldLetter(letter: string) {
  const folded = cache.get(letter) ?? letter.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
  cache.set(letter, folded)
  return folded
}

/** Normalizes a text for search: without case and accents, so that 'electronica' finds 'Electrónica'. */
export function fold(text: string) {
  const lower = text.toLowerCase()
  return ascii.test(lower) ? lower : lower.replaceAll(nonAscii, foldLetter)
}
