import { useEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import { useEventCallback } from '../../internal/use-event-callback.ts'
import type { TableControl } from '../DataTable/model/table-context.ts'
import { positionOfColumn } from './cells.ts'

/** A value, by its row's index among all matching rows and by its column. */
export interface ValuePosition {
  position: number
  column: string
}

type Table = Pick<TableControl, 'reader' | 'state' | 'page' | 'change'>

/** Moves to the cell of a value: loads its page and opens its details if needed. */
export function useGoTo({ reader, state, page, change }: Table) {
  const { idAt, reach, firstRow, grid } = reader
  const { pageSize } = state
  const isOnOnePage = reach === 'page' || pageSize === null
  // The target to show after the page changes.
  const wanted = useRef<{ at: ValuePosition; takesFocus: boolean }>(undefined)

  /** Shows the cell, if its page is loaded. */
  const show = ({ position, column }: ValuePosition, takesFocus: boolean) => {
    const row = position - (reach === 'page' ? 0 : firstRow)
    const isHere = isOnOnePage || (row >= 0 && row < pageSize)
    const id = idAt(position)
    if (!isHere || !grid.current || id === undefined) return false
    const cell = positionOfColumn(grid.current, column)
    if (cell.isDetail) flushSync(() => grid.current?.openDetail(id))
    const hasFocus = grid.current.element?.contains(document.activeElement) ?? false
    grid.current.moveTo({ row, ...cell }, takesFocus || hasFocus)
    return true
  }

  const arrive = useEventCallback(() => {
    if (wanted.current && show(wanted.current.at, wanted.current.takesFocus)) wanted.current = undefined
  })
  // Not in the effect itself: rows out of view render synchronously.
  useEffect(() => {
    const frame = requestAnimationFrame(arrive)
    return () => cancelAnimationFrame(frame)
  })

  return {
    show,
    /** Shows the cell after rendering; without a target, clears the last one. */
    goTo: (at: ValuePosition | undefined, takesFocus: boolean) => {
      wanted.current = at && { at, takesFocus }
      if (!at || isOnOnePage) return
      const targetPage = Math.floor(at.position / pageSize)
      if (targetPage !== page) change({ page: targetPage })
    },
  }
}
