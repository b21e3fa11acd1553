import { fill, type MessageTemplate } from '../messages/format.ts'

interface BoundsMessages {
  outOfBounds: MessageTemplate<'from' | 'to'>
  tooEarly: MessageTemplate<'from'>
  tooLate: MessageTemplate<'to'>
}

type Bounds = readonly [first: string, last: string]

/**
 * Returns the message for a date or time out of bounds. It mentions the widest possible bound only if the value exceeds
 * that bound.
 */
export function boundsText(
  messages: BoundsMessages,
  iso: string | null,
  [first, last]: Bounds,
  [earliest, latest]: Bounds,
  format: (iso: string) => string,
) {
  const [from, to] = [format(first), format(last)]
  if (last === latest && first !== earliest && iso && iso < first) return fill(messages.tooEarly, { from })
  if (first === earliest && last !== latest && iso && iso > last) return fill(messages.tooLate, { to })
  return fill(messages.outOfBounds, { from, to })
}
