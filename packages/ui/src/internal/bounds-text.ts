import { fill, type Sentence } from '../messages/format.ts'

interface BoundsWords {
  outOfBounds: Sentence<'from' | 'to'>
  tooEarly: Sentence<'from'>
  tooLate: Sentence<'to'>
}

type Bounds = readonly [first: string, last: string]

/** The sentence for a date or time out of bounds; of a bound that is the widest there is, it speaks only where it has to. */
export function boundsText(
  words: BoundsWords,
  iso: string | null,
  [first, last]: Bounds,
  [earliest, latest]: Bounds,
  write: (iso: string) => string,
) {
  const [from, to] = [write(first), write(last)]
  if (last === latest && first !== earliest && iso && iso < first) return fill(words.tooEarly, { from })
  if (first === earliest && last !== latest && iso && iso > last) return fill(words.tooLate, { to })
  return fill(words.outOfBounds, { from, to })
}
