import type { CSSProperties } from 'react'
import type { DataTableColumn, DataTableLines } from '../types.ts'
import { isNaming, rowHeaderOf } from './chosen-columns.ts'

/** The visible columns by side, and the hidden ones. */
export interface TableColumns<Row> {
  start: readonly DataTableColumn<Row>[]
  center: readonly DataTableColumn<Row>[]
  end: readonly DataTableColumn<Row>[]
  hidden: readonly DataTableColumn<Row>[]
}

/** Columns of controls in each row. */
export type ControlKind = 'select' | 'expand' | 'actions'

interface Slot {
  /** Index of the column in its row, from 0. */
  index: number
  sticky: 'start' | 'end' | undefined
  /** Offset of a sticky column; undefined if it is not sticky. */
  style: CSSProperties | undefined
  /** The outermost sticky column of its side, which casts the shadow. */
  isEdge: boolean
}

export type DataSlot<Row> = Slot & {
  column: DataTableColumn<Row>
  isRowHeader: boolean
  /** Whether it names the row, or is part of its name. */
  isNaming: boolean
  /** Its text has one line and is cut if the cell is too narrow. */
  isLine: boolean
  /** Whether its line is shortened in the middle. */
  isMiddle: boolean
  /** Columns rendered in one line with it, itself included. */
  line: readonly DataTableColumn<Row>[]
  /** Columns rendered below it in the same cell. */
  under: readonly DataTableColumn<Row>[]
}
/** All columns rendered in a cell. */
export const columnsIn = <Row>({ line, under }: DataSlot<Row>) => [...line, ...under]

export type ControlSlot = Slot & { control: ControlKind }

/** The columns of a table in their current arrangement, and the CSS for their widths. */
export interface ColumnLayout<Row> {
  /** Each row is a card, and its columns are its fields. */
  isCards: boolean
  slots: readonly (DataSlot<Row> | ControlSlot)[]
  /** Custom properties of the grid; during a resize, the element's own style overrides them. */
  variables: CSSProperties
}

/** The width that the table's style sets for each window size. */
const controlWidth = 'var(--column-control)'
const defaultMinWidth = 96
const defaultStickyWidth = 160
/** 80 px, or more in large text, so that a word fits. */
const phoneMinWidth = 'max(80px, 4.5rem)'

export const minWidthOf = <Row>(column: DataTableColumn<Row>) => column.minWidth ?? defaultMinWidth

/** Keeps a width within what a column allows. */
export const withinBounds = <Row>(column: DataTableColumn<Row>, width: number) =>
  Math.round(Math.min(Math.max(width, minWidthOf(column)), column.maxWidth ?? Number.POSITIVE_INFINITY))

export const trackName = (index: number) => `--column-${index}`
export const minName = (index: number) => `--column-min-${index}`
/** Custom property of the grid: the visible width of its rows. */
export const viewWidth = '--data-table-view'
/** Custom property of the grid: the width that its rows keep when a panel takes space. */
export const frozenWidth = '--data-table-frozen'
/** The height of one-line column names, in pixels. */
export const defaultHead = 40
/** Custom property of the grid: the height of its column names, if it is more than usual. */
export const headHeight = '--data-table-head'

/**
 * Returns a column's track on a phone: its width if there is space, even one chosen on a wide screen. If all columns
 * have a width, they share the space in proportion.
 */
function narrowTrack<Row>({ width = '1fr' }: DataTableColumn<Row>, chosen: number | undefined, isShared: boolean) {
  const defined = isShared ? `${width}fr` : width
  const most = chosen ?? defined
  return `minmax(${phoneMinWidth}, ${typeof most === 'number' ? `max(${phoneMinWidth}, ${most}px)` : most})`
}

/** Returns a column's CSS track and its minimum. */
function measureOf<Row>(column: DataTableColumn<Row>, chosen: number | undefined) {
  const fixed = chosen ?? (typeof column.width === 'number' ? column.width : undefined)
  if (fixed !== undefined) return { track: `${fixed}px`, min: `${fixed}px` }
  const min = `${column.sticky && !column.minWidth ? defaultStickyWidth : minWidthOf(column)}px`
  // A sticky column sets the offset of the next one, so its width must be known.
  if (column.sticky) return { track: min, min }
  return { track: `minmax(${min}, ${column.maxWidth ? `${column.maxWidth}px` : (column.width ?? '1fr')})`, min }
}

/** Groups each column with those that share its cell; a column in the cell of another visible one has no cell. */
function sharedCells<Row>(columns: readonly DataTableColumn<Row>[]) {
  const hosts = new Set(columns.filter((one) => (one.stackUnder ?? one.inlineWith) === undefined).map(({ id }) => id))
  const isHeld = ({ stackUnder: under, inlineWith: beside }: DataTableColumn<Row>) => hosts.has(under ?? beside ?? '')
  return columns
    .filter((column) => !isHeld(column))
    .map((column) => ({
      column,
      line: columns.filter((one) => one === column || (isHeld(one) && one.inlineWith === column.id)),
      under: columns.filter((one) => isHeld(one) && one.stackUnder === column.id),
    }))
}

export const cellOfItsOwn = <Row>(column: DataTableColumn<Row>) => ({ column, line: [column], under: [] })

const total = (indexes: readonly number[]) =>
  indexes.length === 0 ? '0px' : `calc(${indexes.map((index) => `var(${minName(index)})`).join(' + ')})`

/** Arranges columns: controls at the ends, sticky ones at their side, each with its track and its sticky offset. */
export function applyColumnSettings<Row>(
  shown: TableColumns<Row>,
  controls: { select: boolean; expand: boolean; actions: boolean },
  widths: Readonly<Record<string, number>>,
  { isNarrow, isSmall, lines }: { isNarrow: boolean; isSmall: boolean; lines?: DataTableLines },
): ColumnLayout<Row> {
  const everyColumn = [...shown.start, ...shown.center, ...shown.end]
  const cells = isSmall ? sharedCells(everyColumn) : everyColumn.map(cellOfItsOwn)
  const data = cells.map(({ column }) => column)
  // On a phone a long name or address wraps.
  const defaultLines = lines ?? (isSmall ? 'all' : 1)
  // In a small window, sticky columns would cover the others.
  const start = isSmall ? [] : shown.start
  const end = isSmall ? [] : shown.end
  const rowHeader = rowHeaderOf(data)
  const leading = (['select', 'expand'] as const).filter((control) => controls[control])
  const trailing = controls.actions ? (['actions'] as const) : []
  const all = [...leading, ...cells, ...trailing]
  const stickyAtStart = start.length > 0 ? leading.length + start.length : 0
  const stickyAtEnd = end.length + trailing.length

  const isShared = data.every(({ width }) => typeof width === 'number')
  const measure = (column: DataTableColumn<Row>) =>
    isNarrow
      ? { track: narrowTrack(column, widths[column.id], isShared), min: phoneMinWidth }
      : measureOf(column, widths[column.id])
  const variables: Record<string, string> = {}
  const slots = all.map((each, index) => {
    const { track, min } = typeof each === 'string' ? { track: controlWidth, min: controlWidth } : measure(each.column)
    variables[trackName(index)] = track
    variables[minName(index)] = min
    const atStart = index < stickyAtStart
    const atEnd = index >= all.length - stickyAtEnd
    const slot: Slot = {
      index,
      sticky: atStart ? 'start' : atEnd ? 'end' : undefined,
      style: atStart
        ? { insetInlineStart: total(range(0, index)) }
        : atEnd
          ? { insetInlineEnd: total(range(index + 1, all.length)) }
          : undefined,
      isEdge: index === stickyAtStart - 1 || index === all.length - stickyAtEnd,
    }
    return typeof each === 'string'
      ? { ...slot, control: each }
      : {
          ...slot,
          ...each,
          isRowHeader: each.column === rowHeader,
          isNaming: isNaming(each.column, rowHeader),
          isLine: (each.column.maxLines ?? defaultLines) === 1,
          isMiddle: each.column.overflow === 'middle' && (each.column.maxLines ?? defaultLines) === 1,
        }
  })
  variables['--columns'] = all.map((_, index) => `var(${trackName(index)})`).join(' ')
  variables['--columns-min'] = total(range(0, all.length))
  variables['--sticky-start'] = total(range(0, stickyAtStart))
  variables['--sticky-end'] = total(range(all.length - stickyAtEnd, all.length))
  return { isCards: false, slots, variables }
}

const range = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => from + index)

/**
 * Returns the columns of the highest priority, as many as fit; the others are in the row's details. On a phone, an
 * inline column stays with its host.
 */
export function visibleColumns<Row>(
  columns: readonly DataTableColumn<Row>[],
  { most, isSmall }: { most: number; isSmall: boolean },
): ReadonlySet<unknown> {
  const byPriority = columns
    .map((column, index) => ({ column, priority: column.priority ?? index }))
    .toSorted((a, b) => a.priority - b.priority)
    .map(({ column }) => column)
  if (!isSmall) return new Set(byPriority.slice(0, most))
  const ids = new Set(columns.map(({ id }) => id))
  const isBeside = ({ inlineWith: beside }: DataTableColumn<Row>) => beside !== undefined && ids.has(beside)
  const counted = byPriority.filter((column) => !isBeside(column)).slice(0, most)
  return new Set(columns.filter((one) => counted.some((each) => each === one || each.id === one.inlineWith)))
}
