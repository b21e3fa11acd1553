'use client'
import { useState } from 'react'
import { OWN_GROUP, readNumber } from '../../internal/read-number.ts'

interface Options {
  locale: string
  formatOptions: Intl.NumberFormatOptions
  /** The number to show; a new object whenever the field must show it again. */
  shown: { value: number | null }
  show: (number: number | null) => void
}

/**
 * Formats a number for the locale. `tagged` has OWN_GROUP for each grouping separator, to distinguish it from typed
 * ones.
 */
const formatParts = (number: number, { locale, formatOptions }: Options) =>
  new Intl.NumberFormat(locale, formatOptions)
    .formatToParts(number)
    .map(({ type, value }) => ({ value, tagged: type === 'group' ? OWN_GROUP : value }))

/** Whether a number changes when it is formatted, for example by `maximumSignificantDigits`. */
function isRounded(number: number, options: Options) {
  const written = formatParts(number, options).map(({ value }) => value)
  const { number: read } = readNumber(written.join(''), options.locale, options.formatOptions)
  return !Number.isNaN(read) && read !== number
}

/** Counts the characters that two texts share from one end, up to a maximum. */
function shared(one: string, other: string, most: number, at: (text: string, index: number) => string | undefined) {
  let count = 0
  while (count < most && at(one, count) === at(other, count)) count += 1
  return count
}

/** The text of a number field: the formatted number, or the typed text until it is settled. */
export function useNumberText(options: Options) {
  const { locale, formatOptions, shown, show } = options
  const parts = shown.value === null ? [] : formatParts(shown.value, options)
  const written = parts.map(({ value }) => value).join('')
  // In `tagged`, the field's own group marks stay distinct from typed ones.
  const [draft, setDraft] = useState<{ of: typeof shown; text: string; tagged: string }>()
  const typed = draft?.of === shown ? draft : undefined
  const text = typed?.text ?? written

  const read = (tagged: string) => {
    if (tagged.trim() === '') return { number: null, isTooFine: false, isTooLong: false }
    const { number, isTooFine, isTooLong } = readNumber(tagged, locale, formatOptions)
    return { number, isTooFine, isTooLong: isTooLong || isRounded(number, options) }
  }
  const write = (next: string, tagged: string) => setDraft({ of: shown, text: next, tagged })

  return {
    text,
    /** The number: `null` for none, NaN if the text is not a number. */
    ...(typed ? read(typed.tagged) : { number: shown.value, isTooFine: false, isTooLong: false }),
    /** Handles typed text, or text that replaces the whole content. */
    edit: (next: string, isWhole: boolean) => {
      if (isWhole) return write(next, next)
      const before = typed?.tagged ?? parts.map(({ tagged }) => tagged).join('')
      const most = Math.min(text.length, next.length)
      const start = shared(text, next, most, (of, index) => of[index])
      const end = shared(text, next, most - start, (of, index) => of.at(-1 - index))
      return write(
        next,
        before.slice(0, start) + next.slice(start, next.length - end) + before.slice(before.length - end),
      )
    },
    /** Formats the typed or pasted number in the language; invalid text stays unchanged. */
    settle: (pasted?: string) => {
      const tagged = pasted ?? typed?.tagged
      if (tagged === undefined) return
      const { number, isTooFine, isTooLong } = read(tagged)
      if (number === null) show(null)
      else if (!isTooFine && !isTooLong && !Number.isNaN(number)) show(number)
      else if (pasted !== undefined) write(pasted, pasted)
    },
  }
}
