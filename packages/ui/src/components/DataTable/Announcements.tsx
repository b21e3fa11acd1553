'use client'
import { startTransition, useEffect, useEffectEvent, useRef, useState } from 'react'
import { hiddenVisually } from '../../internal/hidden.css.ts'
import { fill, plural } from '../../messages/format.ts'
import type { Said } from '../../messages/words.ts'
import type { DataTableColumn, DataTableSort } from './types.ts'
import type { dataTableWords } from './words.ts'

interface AnnouncementsProps {
  words: Said<typeof dataTableWords>
  locale: string
  columns: readonly DataTableColumn<unknown>[]
  sort: readonly DataTableSort[]
  rowCount: number
  /** Changes with what is searched and filtered, so that the count is said again. */
  narrowing: unknown
  selectedCount: number
  isLoading: boolean
  isRefreshing: boolean
}

type Facts = Pick<
  AnnouncementsProps,
  'sort' | 'rowCount' | 'narrowing' | 'selectedCount' | 'isLoading' | 'isRefreshing'
>

/** What is said of a change; of several at once the most important. */
function sentenceOf(before: Facts, now: Facts, { words, locale, columns }: AnnouncementsProps) {
  const isBusy = now.isLoading || now.isRefreshing
  const wasBusy = before.isLoading || before.isRefreshing
  if (isBusy && !wasBusy) return now.isLoading ? words.loading : words.updatingRows
  const isOtherRows = wasBusy || now.narrowing !== before.narrowing || now.rowCount !== before.rowCount
  if (isOtherRows && !isBusy && now.rowCount >= 0) {
    return plural(locale, now.rowCount, { one: words.rowsFoundOne, other: words.rowsFoundOther })
  }
  if (now.selectedCount !== before.selectedCount) {
    if (now.selectedCount === 0) return words.noRowSelected
    return plural(locale, now.selectedCount, { one: words.rowsSelectedOne, other: words.rowsSelectedOther })
  }
  if (now.sort === before.sort) return undefined
  const names = now.sort.map(({ column, direction }) =>
    fill(direction === 'ascending' ? words.sortedAscending : words.sortedDescending, {
      column: columns.find(({ id }) => id === column)?.header ?? column,
    }),
  )
  return names.length > 0 ? fill(words.sortedBy, { columns: names.join('; ') }) : words.notSorted
}

// What is there from the start is read from the table itself, but not that it loads.
const nothingYet = (now: Facts): Facts => ({ ...now, isLoading: false })

/** Tells a screen reader what changed: loading, how many rows there are, their order, how many are chosen. */
export function Announcements(props: AnnouncementsProps) {
  const { sort, rowCount, narrowing, selectedCount, isLoading, isRefreshing } = props
  const [said, setSaid] = useState({ text: '', turn: 0 })
  const before = useRef<Facts>(undefined)
  const tell = useEffectEvent((now: Facts) => {
    const text = sentenceOf(before.current ?? nothingYet(now), now, props)
    before.current = now
    // What is seen comes first.
    if (text) startTransition(() => setSaid(({ turn }) => ({ text, turn: turn + 1 })))
  })
  useEffect(
    () => tell({ sort, rowCount, narrowing, selectedCount, isLoading, isRefreshing }),
    [sort, rowCount, narrowing, selectedCount, isLoading, isRefreshing],
  )

  return (
    <output className={hiddenVisually}>
      {/* A new element each time, so that the same words are said again. */}
      <span key={said.turn}>{said.text}</span>
    </output>
  )
}
