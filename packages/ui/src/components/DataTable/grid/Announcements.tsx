'use client'
import {
  type ReactNode,
  type Ref,
  startTransition,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useRef,
  useState,
} from 'react'
import { hiddenVisually } from '../../../internal/hidden.css.ts'
import { fill, formsOf, plural } from '../../../messages/format.ts'
import type { Translated } from '../../../messages/use-messages.ts'
import type { DataTableColumn, DataTableSort } from '../types.ts'
import type { dataTableMessages } from '../messages.ts'

/** The parts of a column that are announced. */
type NamedColumn = Pick<DataTableColumn<never>, 'id' | 'header'>

interface AnnouncementsProps {
  /** Says what a part of the table did. */
  handle: Ref<(text: ReactNode) => void>
  messages: Translated<typeof dataTableMessages>
  locale: string
  columns: readonly NamedColumn[]
  sort: readonly DataTableSort[]
  rowCount: number
  /** Changes with what is searched and filtered, so that the count is said again. */
  searchAndFilters: unknown
  selectedCount: number
  isLoading: boolean
  isRefreshing: boolean
  /** The error is announced by an alert of its own. */
  hasFailed: boolean
}

type Facts = Pick<
  AnnouncementsProps,
  'sort' | 'rowCount' | 'searchAndFilters' | 'selectedCount' | 'isLoading' | 'isRefreshing' | 'hasFailed'
>

const isBusy = ({ isLoading, isRefreshing }: Facts) => isLoading || isRefreshing

/** The announcement of a change; of several changes the most important, and the sort order along with its rows. */
function sentencesOf(before: Facts, now: Facts, { messages, locale, columns }: AnnouncementsProps) {
  if (now.hasFailed) return []
  if (isBusy(now)) return isBusy(before) ? [] : [now.isLoading ? messages.loading : messages.updatingRows]
  const isOtherRows =
    isBusy(before) || now.searchAndFilters !== before.searchAndFilters || now.rowCount !== before.rowCount
  const said: string[] = []
  if (isOtherRows && now.rowCount >= 0) {
    said.push(plural(locale, now.rowCount, formsOf(messages, 'rowsFound')))
  }
  if (now.sort !== before.sort) {
    const names = now.sort.map(({ column, direction }) =>
      fill(direction === 'ascending' ? messages.sortedAscending : messages.sortedDescending, {
        column: columns.find(({ id }) => id === column)?.header ?? column,
      }),
    )
    said.push(names.length > 0 ? fill(messages.sortedBy, { columns: names.join('; ') }) : messages.notSorted)
  }
  if (said.length > 0 || now.selectedCount === before.selectedCount) return said
  if (now.selectedCount === 0) return [messages.noRowSelected]
  return [plural(locale, now.selectedCount, formsOf(messages, 'rowsSelected'))]
}

// The initial state is read from the table itself, except that it loads.
const nothingYet = (now: Facts): Facts => ({ ...now, isLoading: false })

/** Tells a screen reader what changed: loading, how many rows there are, their order, how many are chosen. */
export function Announcements(props: AnnouncementsProps) {
  const { sort, rowCount, searchAndFilters, selectedCount, isLoading, isRefreshing, hasFailed } = props
  const [said, setSaid] = useState<{ text: ReactNode; turn: number }>({ text: '', turn: 0 })
  // Visible matches come first.
  const say = (text: ReactNode) => startTransition(() => setSaid(({ turn }) => ({ text, turn: turn + 1 })))
  useImperativeHandle(props.handle, () => say, [])
  const before = useRef<Facts>(undefined)
  const announce = useEffectEvent((now: Facts) => {
    const known = before.current ?? nothingYet(now)
    const text = sentencesOf(known, now, props).join('. ')
    // A sort order is announced once its rows are there.
    before.current = isBusy(now) ? { ...now, sort: known.sort } : now
    if (text) say(text)
  })
  useEffect(
    () => announce({ sort, rowCount, searchAndFilters, selectedCount, isLoading, isRefreshing, hasFailed }),
    [sort, rowCount, searchAndFilters, selectedCount, isLoading, isRefreshing, hasFailed],
  )

  return (
    <output className={hiddenVisually}>
      {/* A new element each time, so that equal text is announced again. */}
      <span key={said.turn}>{said.text}</span>
    </output>
  )
}
