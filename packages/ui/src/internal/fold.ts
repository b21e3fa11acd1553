const plain = /^[\0-\x7f]*$/
const foreign = /[^\0-\x7f]/gu
/** Caches folded letters, because normalizing is slow and only a few letters need it. */
const known = new Map<string, string>()

function foldLetter(letter: string) {
  const folded = known.get(letter) ?? letter.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
  known.set(letter, folded)
  return folded
}

/** Normalizes a text for search: without case and accents, so that 'electronica' finds 'Electrónica'. */
export function fold(text: string) {
  const lower = text.toLowerCase()
  return plain.test(lower) ? lower : lower.replaceAll(foreign, foldLetter)
}
