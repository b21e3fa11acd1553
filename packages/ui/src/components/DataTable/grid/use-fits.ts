'use client'
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useEventCallback } from '../../../internal/use-event-callback.ts'
import type { ColumnLayout } from '../model/column-layout.ts'
import { valueOf } from '../model/row-model.ts'
import { fitOf, type Fits, type Room, roomIn } from './fit.ts'

interface FittedRows<Row> {
  bodyRef: RefObject<HTMLElement | null>
  layout: ColumnLayout<Row>
  rows: readonly Row[]
}

interface Known<Row> {
  layout: ColumnLayout<Row>
  byRow: ReadonlyMap<Row, Fits>
}

const thingsOf = (value: unknown) =>
  Array.isArray(value) && value.length > 1 ? (value as readonly string[]) : undefined

const same = (a: Fits | undefined, b: Fits | undefined) => JSON.stringify(a ?? {}) === JSON.stringify(b ?? {})

/**
 * What of each row's texts has room in its line, where that is not all. Rows are asked once they are drawn, all together
 * in the frame that shows them, and again when a column or its letters have another width: nothing watches their cells.
 */
export function useFits<Row>({ bodyRef, layout, rows }: FittedRows<Row>) {
  const [known, setKnown] = useState<Known<Row>>({ layout, byRow: new Map() })
  const byRow = known.layout === layout ? known.byRow : undefined
  const asked = useRef(new WeakMap<Element, { row: Row; layout: ColumnLayout<Row> }>())
  const frame = useRef(0)
  const isAsked = layout.slots.some((slot) => 'column' in slot && slot.isLine && !slot.isMiddle)

  const fitsOf = (element: Element, row: Row, rooms: Map<number, Room>): Fits | undefined => {
    const fits: Record<number, number> = {}
    for (const slot of layout.slots) {
      if (!('column' in slot) || !slot.isLine || slot.isMiddle) continue
      const cell = element.children[slot.index]
      const things = slot.column.cell ? undefined : thingsOf(valueOf(slot.column, row))
      if (!cell) continue
      const room = rooms.get(slot.index) ?? roomIn(cell)
      rooms.set(slot.index, room)
      const fit = fitOf(cell, room, things, byRow?.get(row)?.[slot.index])
      if (fit !== undefined) fits[slot.index] = fit
    }
    return Object.keys(fits).length > 0 ? fits : undefined
  }

  const ask = useEventCallback(() => {
    frame.current = 0
    // Only of rows that are drawn: the others are asked as they come into view.
    const next = new Map<Row, Fits>()
    const rooms = new Map<number, Room>()
    let isNews = false
    for (const element of bodyRef.current?.children ?? []) {
      const row = rows[Number((element as HTMLElement).dataset['index'])]
      if (row === undefined) continue
      const before = asked.current.get(element)
      const isKnown = before?.row === row && before.layout === layout
      const fits = isKnown ? byRow?.get(row) : fitsOf(element, row, rooms)
      asked.current.set(element, { row, layout })
      if (fits) next.set(row, fits)
      isNews ||= !isKnown && !same(fits, byRow?.get(row))
    }
    if (!isNews) return
    // In this frame, so that no line is seen without its button.
    flushSync(() => setKnown({ layout, byRow: next }))
  })

  // After each drawing, as rows come into view; those that were asked are not asked again.
  useLayoutEffect(() => {
    if (isAsked) frame.current ||= requestAnimationFrame(ask)
  })

  useEffect(() => {
    const names = bodyRef.current?.parentElement?.querySelector('thead > tr')
    if (!isAsked || !names || typeof ResizeObserver === 'undefined') return undefined
    const widths = new WeakMap<Element, number>()
    const observer = new ResizeObserver((entries) => {
      let isOther = false
      for (const { target, contentRect } of entries) {
        const before = widths.get(target)
        isOther ||= before !== undefined && before !== contentRect.width
        widths.set(target, contentRect.width)
      }
      if (!isOther) return
      asked.current = new WeakMap()
      ask()
    })
    // A column is as wide as its name's cell; and as wide as a name is by its letters, all others are too, whether a font
    // comes late or somebody sets more space between them.
    for (const { index } of layout.slots) {
      const cell = names.children[index]
      if (cell) observer.observe(cell)
    }
    const name = names.querySelector('[data-name]')
    if (name) observer.observe(name)
    return () => observer.disconnect()
  }, [bodyRef, isAsked, layout, ask])

  useEffect(() => () => cancelAnimationFrame(frame.current), [])

  return byRow
}
