'use client'
import { useLocale } from 'react-aria-components/I18nProvider'
import { fill, formsOf, plural } from '../../../messages/format.ts'
import { useWords } from '../../../messages/words.ts'
import { tableOutputWords } from './words.ts'

/** Says how many rows were copied, and of how many that are chosen where not all of them are here. */
export function Copied({ count, of }: { count: number; of: number }) {
  const words = useWords(tableOutputWords)
  const { locale } = useLocale()
  if (count === of) return plural(locale, count, formsOf(words, 'rowsCopied'))
  return fill(words.loadedRowsCopied, { count: count.toLocaleString(locale), total: of.toLocaleString(locale) })
}

/** Says that a browser refused a copy. */
export function NotCopied() {
  return useWords(tableOutputWords).notCopied
}
