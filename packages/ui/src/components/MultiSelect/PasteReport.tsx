'use client'
import { useLocale } from 'react-aria-components/I18nProvider'
import { useMessages } from '../../messages/use-messages.ts'
import { fill, formsOf, plural } from '../../messages/format.ts'
import * as styles from './MultiSelect.css.ts'
import { multiSelectMessages } from './messages.ts'

/** The result of a pasted list. */
export interface Pasted {
  matched: number
  missed: string[]
}

/** Maximum number of listed misses; the others are only counted. */
const maxListed = 5

/** Shows how many entries of a pasted list were selected and which were not found. */
export function PasteReport({ pasted }: { pasted: Pasted | undefined }) {
  const { locale } = useLocale()
  const messages = useMessages(multiSelectMessages)
  const rest = (pasted?.missed.length ?? 0) - maxListed
  const names = [
    pasted?.missed.slice(0, maxListed).join(', '),
    rest > 0 && fill(messages.andMore, { count: rest.toLocaleString(locale) }),
  ]
  const found = pasted && plural(locale, pasted.matched, formsOf(messages, 'pasted'))
  return (
    <output className={styles.report}>
      {pasted && pasted.missed.length > 0 ? (
        <>
          <span>{found}</span>
          <span className={styles.missed}>{fill(messages.notFound, { names: names.filter(Boolean).join(' ') })}</span>
        </>
      ) : (
        found
      )}
    </output>
  )
}
