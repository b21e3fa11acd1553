'use client'
import { useLocale } from 'react-aria-components/I18nProvider'
import { fill, formsOf, plural } from '../../../messages/format.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import { tableOutputMessages } from './messages.ts'

/** Announces how many rows were copied, and how many are selected if some are not loaded. */
export function Copied({ count, of }: { count: number; of: number }) {
  const messages = useMessages(tableOutputMessages)
  const { locale } = useLocale()
  if (count === of) return plural(locale, count, formsOf(messages, 'rowsCopied'))
  return fill(messages.loadedRowsCopied, { count: count.toLocaleString(locale), total: of.toLocaleString(locale) })
}

/** Announces that a browser refused a copy. */
export function NotCopied() {
  return useMessages(tableOutputMessages).notCopied
}
