import type { DayRange } from '@tessera/contract'
import { ACTIVITY_LIMITS, daysBetween, defaultRange } from '@tessera/contract'
import { useMemo, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { usePanelParam } from '../../platform/routing/use-panel-param.ts'
import { useUser } from '../../platform/session/session.tsx'

/** Returns the range in a URL; null without one. */
function rangeIn(search: URLSearchParams): DayRange | null {
  const [startDate, endDate] = [search.get('startDate') ?? '', search.get('endDate') ?? '']
  const days = daysBetween({ startDate, endDate })
  // A text that is not a date gives NaN days; a range that is too long would be refused.
  return days >= 0 && days <= ACTIVITY_LIMITS.rangeDays ? { startDate, endDate } : null
}

/** The parts of the log's URL that do not belong to its table: the range, the actor and the open entry. */
export interface LogAddress {
  range: DayRange
  /** The actor's login id. */
  actor: string | null
  entry: string | null
  setRange: (range: DayRange | null) => void
  setActor: (loginId: string | null) => void
  showEntry: (id: string | null) => void
  /** Returns the URL of an entry, for another browser tab. */
  hrefOfEntry: (entry: { id: string }) => string
}

/** Reads and writes the log's URL; a new range or actor returns to the first page. */
export function useLogAddress(): LogAddress {
  const [search, setSearch] = useSearchParams()
  const { timezone } = useUser().user_preferences.locale
  const [defaults] = useState(() => defaultRange(new Date(), timezone))
  const { shown: entry, show: showEntry, hrefOf } = usePanelParam('entry')
  const text = search.toString()
  return useMemo(() => {
    const params = new URLSearchParams(text)
    const change = (values: Readonly<Record<string, string | null>>): void => {
      // The URL can have a search that is not rendered yet, because the user continued right after typing.
      const next = new URLSearchParams(window.location.search)
      for (const [name, value] of Object.entries({ ...values, page: null })) {
        if (value === null) next.delete(name)
        else next.set(name, value)
      }
      setSearch(next, { replace: true })
    }
    const range = rangeIn(params) ?? defaults
    return {
      range,
      actor: params.get('actor'),
      entry,
      setRange: (next) => {
        const isDefault = next === null || (next.startDate === defaults.startDate && next.endDate === defaults.endDate)
        change(isDefault ? { startDate: null, endDate: null } : { startDate: next.startDate, endDate: next.endDate })
      },
      setActor: (loginId) => change({ actor: loginId }),
      showEntry,
      hrefOfEntry: ({ id }) => hrefOf(id),
    }
  }, [text, defaults, setSearch, entry, showEntry, hrefOf])
}
