import { useEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import { useEventCallback } from '../../internal/use-event-callback.ts'
import type { TableControl } from '../DataTable/model/table-context.ts'
import { placeOfColumn } from './cells.ts'

/** A value, by its row's place among all that are read and by its column. */
export interface ValuePlace {
  place: number
  column: string
}

type Table = Pick<TableControl, 'reader' | 'state' | 'page' | 'change'>

/** Moves to the cell of a value: on its page, which may be loading, and in details that are opened for it. */
export function useGoTo({ reader, state, page, change }: Table) {
  const { idAt, reach, firstRow, grid } = reader
  const { pageSize } = state
  const isOnOnePage = reach === 'page' || pageSize === null
  // The target to show after the page changes.
  const wanted = useRef<{ at: ValuePlace; takesFocus: boolean }>(undefined)

  /** Shows the cell, where its page is there. */
  const show = ({ place, column }: ValuePlace, takesFocus: boolean) => {
    const row = place - (reach === 'page' ? 0 : firstRow)
    const isHere = isOnOnePage || (row >= 0 && row < pageSize)
    const id = idAt(place)
    if (!isHere || !grid.current || id === undefined) return false
    const cell = placeOfColumn(grid.current, column)
    if (cell.isDetail) flushSync(() => grid.current?.openDetail(id))
    const hasFocus = grid.current.element?.contains(document.activeElement) ?? false
    grid.current.moveTo({ row, ...cell }, takesFocus || hasFocus)
    return true
  }

  const arrive = useEventCallback(() => {
    if (wanted.current && show(wanted.current.at, wanted.current.takesFocus)) wanted.current = undefined
  })
  // Not within the effect: rows out of view render at once.
  useEffect(() => {
    const frame = requestAnimationFrame(arrive)
    return () => cancelAnimationFrame(frame)
  })

  return {
    show,
    /** Shows the cell after rendering; without a target, forgets the last one. */
    goTo: (at: ValuePlace | undefined, takesFocus: boolean) => {
      wanted.current = at && { at, takesFocus }
      if (!at || isOnOnePage) return
      const itsPage = Math.floor(at.place / pageSize)
      if (itsPage !== page) change({ page: itsPage })
    },
  }
}
