'use client'
import { type ClipboardEvent, useState } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'
import { hiddenVisually } from '../../internal/hidden.css.ts'
import { readDates } from './read-dates.ts'

/** Reads pasted dates in the forms of the language; where there is none, says `noDateFound` until the next key or until one leaves. */
export function usePasteDates(isLocked: boolean, noDateFound: string) {
  const { locale } = useLocale()
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
