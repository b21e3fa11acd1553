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

/** The parts of a column header that are announced. */
type NamedColumn = Pick<DataTableColumn<never>, 'id' | 'header'>

interface AnnouncementsProps {
  /** Receives the function that announces an action of one of the table's parts. */
  handle: Ref<(text: ReactNode) => void>
  messages: Translated<typeof dataTableMessages>
  locale: string
  columns: readonly NamedColumn[]
  sort: readonly DataTableSort[]
  rowCount: number
  /** Changes with search and filters, so that the count is announced again. */
  searchAndFilters: unknown
  selectedCount: number
  isLoading: boolean
  isRefreshing: boolean
  /** Whether loading failed; the error has its own alert. */
  hasFailed: boolean
}

type Facts = Pick<
  AnnouncementsProps,
  'sort' | 'rowCount' | 'searchAndFilters' | 'selectedCount' | 'isLoading' | 'isRefreshing' | 'hasFailed'
>

const isBusy = ({ isLoading, isRefreshing }: Facts) => isLoading || isRefreshing

/**
 * Returns the announcement of a change, or of the most important one if there are several. A sort order is announced
 * with its rows.
 */
function sentencesOf(before: Facts, now: Facts, { messages, locale, columns }: AnnouncementsProps) {
  if (now.hasFailed) return []
  if (isBusy(now)) return isBusy(before) ? [] : [now.isLoading ? messages.loading : messages.updatingRows]
  const isOtherRows =
    isBusy(before) || now.searchAndFilters !== before.searchAndFilters || now.rowCount !== before.rowCount
  const sentences: string[] = []
  if (isOtherRows && now.rowCount >= 0) {
    sentences.push(plural(locale, now.rowCount, formsOf(messages, 'rowsFound')))
  }
  if (now.sort !== before.sort) {
    const names = now.sort.map(({ column, direction }) =>
      fill(direction === 'ascending' ? messages.sortedAscending : messages.sortedDescending, {
        column: columns.find(({ id }) => id === column)?.header ?? column,
      }),
    )
    sentences.push(names.length > 0 ? fill(messages.sortedBy, { columns: names.join('; ') }) : messages.notSorted)
  }
  if (sentences.length > 0 || now.selectedCount === before.selectedCount) return sentences
  if (now.selectedCount === 0) return [messages.noRowSelected]
  return [plural(locale, now.selectedCount, formsOf(messages, 'rowsSelected'))]
}

// The initial state is visible in the table itself, except loading.
const nothingYet = (now: Facts): Facts => ({ ...now, isLoading: false })

/** Announces changes to a screen reader: loading, row count, sort order, selection count. */
export function Announcements(props: AnnouncementsProps) {
  const { sort, rowCount, searchAndFilters, selectedCount, isLoading, isRefreshing, hasFailed } = props
  const [sentences, setAnnounced] = useState<{ text: ReactNode; turn: number }>({ text: '', turn: 0 })
  // A transition, so that visible matches render first.
  const announceText = (text: ReactNode) =>
    startTransition(() => setAnnounced(({ turn }) => ({ text, turn: turn + 1 })))
  useImperativeHandle(props.handle, () => announceText, [])
  const before = useRef<Facts>(undefined)
  const announce = useEffectEvent((now: Facts) => {
    const known = before.current ?? nothingYet(now)
    const text = sentencesOf(known, now, props).join('. ')
    // A sort order is announced after its rows arrive.
    before.current = isBusy(now) ? { ...now, sort: known.sort } : now
    if (text) announceText(text)
  })
  useEffect(
    () => announce({ sort, rowCount, searchAndFilters, selectedCount, isLoading, isRefreshing, hasFailed }),
    [sort, rowCount, searchAndFilters, selectedCount, isLoading, isRefreshing, hasFailed],
  )

  return (
    <output className={hiddenVisually}>
      {/* A new element each time, so that repeated text is announced again. */}
      <span key={sentences.turn}>{sentences.text}</span>
    </output>
  )
}
