import { cutText } from '../../SeeMoreText/cut-text.ts'
import type { DataTableValue } from '../types.ts'
import { textOf } from './row-model.ts'

/** The visible line of a value. */
export interface ShortText {
  whole: string
  shown: string
  /** The rest of a list: read and copied, but hidden. */
  rest: string
  /** How many items of a list are in the rest. */
  more: number
  isCut: boolean
}

/** Separator of a list's items. */
export const between = ', '

/** Returns how many whole list items fit in a number of characters, at least one. */
function countWithin(items: readonly string[], limit: number) {
  let count = items.length
  while (count > 1 && cutText(items.slice(0, count).join(between), limit).endsWith('…')) count -= 1
  return count
}

/** Cuts a value to its column's limit: text anywhere, a list between its items. */
export function shortText(
  value: DataTableValue,
  { locale, limit = Number.POSITIVE_INFINITY }: { locale: string; limit?: number },
): ShortText {
  const whole = textOf(value, locale)
  if (!Array.isArray(value) || value.length < 2) {
    const shown = cutText(whole, limit)
    return { whole, shown, rest: '', more: 0, isCut: shown !== whole }
  }
  const items = value as readonly string[]
  const count = countWithin(items, limit)
  const seen = items.slice(0, count).join(between)
  const shown = cutText(seen, limit)
  const rest = whole.slice(seen.length)
  return { whole, shown, rest, more: items.length - count, isCut: rest !== '' || shown !== seen }
}
