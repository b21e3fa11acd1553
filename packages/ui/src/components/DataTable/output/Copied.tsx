'use client'
import { useLocale } from 'react-aria-components/I18nProvider'
import { fill, formsOf, plural } from '../../../messages/format.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import { tableOutputMessages } from './messages.ts'

/** Says how many rows were copied, and of how many that are chosen where not all of them are here. */
export function Copied({ count, of }: { count: number; of: number }) {
  const messages = useMessages(tableOutputMessages)
  const { locale } = useLocale()
  if (count === of) return plural(locale, count, formsOf(messages, 'rowsCopied'))
  return fill(messages.loadedRowsCopied, { count: count.toLocaleString(locale), total: of.toLocaleString(locale) })
}

/** Says that a browser refused a copy. */
export function NotCopied() {
  return useMessages(tableOutputMessages).notCopied
}
