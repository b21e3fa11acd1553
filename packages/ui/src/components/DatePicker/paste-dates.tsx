'use client'
import { type ClipboardEvent, useState } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'
import { hiddenVisually } from '../../internal/hidden.css.ts'
import { useWords, type Words } from '../../messages/words.ts'
import { readDates } from './read-dates.ts'

/** Said beside a component. */
export const pasteDatesWords = {
  noDateFound: [
    'No date was found in what you pasted.',
    'No se encontró ninguna fecha en lo que pegaste.',
    'Aucune date n’a été trouvée dans ce que vous avez collé.',
  ],
} satisfies Words

/** Reads pasted dates in the forms of the language; where there is none, says so until the next key or until one leaves. */
export function usePasteDates(isLocked: boolean) {
  const { locale } = useLocale()
  const { noDateFound } = useWords(pasteDatesWords)
  const [isUnread, setUnread] = useState(false)
  return {
    /** The one or two ISO dates of a paste; none where the field is locked. */
    read: (event: ClipboardEvent): string[] => {
      if (isLocked) return []
      event.preventDefault()
      const dates = readDates(event.clipboardData.getData('text/plain'), locale)
      setUnread(dates.length === 0)
      return dates
    },
    forget: () => setUnread(false),
    problem: isUnread ? noDateFound : undefined,
    said: <output className={hiddenVisually}>{isUnread && noDateFound}</output>,
  }
}

export type PasteDates = ReturnType<typeof usePasteDates>
