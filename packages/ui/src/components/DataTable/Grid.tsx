'use client'
import { type MouseEvent, type RefObject, useId, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'
import type { Said } from '../../messages/words.ts'
import { arrangeColumns } from './column-layout.ts'
import type { DataTableProps } from './DataTable.tsx'
import { GridBody } from './GridBody.tsx'
import { cellOf, isForWidget } from './grid-dom.ts'
import { GridHeader } from './GridHeader.tsx'
import { NoRowsCell } from './NoRowsCell.tsx'
import { roles } from './grid-roles.ts'
import * as styles from './grid.css.ts'
import { isNarrowed, textOf, valueOf } from './row-model.ts'
import type { RowKit } from './row-kit.ts'
import { SkeletonRows } from './SkeletonRows.tsx'
import type { DataTableState } from './types.ts'
import { useLoadMore } from './use-load-more.ts'
import { useGridMeasures } from './use-grid-measures.ts'
import { useGridNavigation } from './use-grid-navigation.ts'
import type { useRowSelection } from './use-row-selection.ts'
import { useSidewaysScroll } from './use-sideways-scroll.ts'
import type { TableColumns, TableRows } from './use-table-engine.ts'
import { useSteady } from '../../internal/use-steady.ts'
import type { dataTableWords } from './words.ts'

interface GridProps<Row> extends Omit<DataTableProps<Row>, 'state' | 'getRowId' | 'selection'> {
  getRowId: (row: Row) => string
  words: Said<typeof dataTableWords>
  locale: string
  state: DataTableState
  change: (part: Partial<DataTableState>) => void
  shown: TableRows<Row>
  shownColumns: TableColumns<Row>
  /** Only two columns have room. */
  isNarrow: boolean
  /** The window is a phone's. */
  isSmall: boolean
  toggleSort: (column: string, isMulti: boolean) => void
  chosen: ReturnType<typeof useRowSelection<Row>>
  /** Told whether the focus is here as the grid goes away. */
  hadFocus: RefObject<boolean>
}

/** Pages of this many rows are drawn whole; of more, those in view. */
const drawnWhole = 100
const skeletonRows = 10

/** Header and rows as one grid, with its keyboard. */
export function Grid<Row>(props: GridProps<Row>) {
  const { columns, source, getRowId, words, locale, state, change, shown, chosen, isRowDisabled } = props
  const {
    selectionMode = 'none',
    isLoading = false,
    isRefreshing = false,
    renderDetail,
    rowActions,
    onRowAction,
  } = props
  const { rows, rowCount, firstRow } = shown
  const { direction } = useLocale()
  const gridId = useId()
  const gridRef = useRef<HTMLTableElement>(null)
  const gaugeRef = useRef<HTMLDivElement>(null)
  const [expanded, setExpanded] = useState<ReadonlySet<string>>(new Set())

  const { shownColumns, hadFocus } = props
  const { hidden } = shownColumns
  const hasActions = rowActions !== undefined
  const hasDetails = renderDetail !== undefined || hidden.length > 0
  const layout = useMemo(
    () =>
      arrangeColumns(
        shownColumns,
        { select: selectionMode !== 'none', expand: hasDetails, actions: hasActions },
        state.columnWidths,
        props,
      ),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- of the properties, these two
    [shownColumns, selectionMode, hasDetails, hasActions, state.columnWidths, props.isNarrow, props.isSmall],
  )

  const toggleRow = useSteady((index: number, isRange: boolean) =>
    isRange ? chosen.extendTo(index) : chosen.toggleRow(index),
  )
  const toggleDetail = useSteady((id: string) =>
    setExpanded((before) =>
      before.has(id) ? new Set([...before].filter((each) => each !== id)) : new Set([...before, id]),
    ),
  )
  const onSort = useSteady(props.toggleSort)
  const onResize = useSteady((column: string, width: number | undefined) => {
    const { [column]: _, ...others } = state.columnWidths
    change({ columnWidths: width === undefined ? others : { ...others, [column]: width } })
  })
  const onSelectAll = useSteady(chosen.selectPage)
  const hasRowAction = onRowAction !== undefined

  const kit = useMemo(() => {
    const rowHeader = columns.find(({ isRowHeader }) => isRowHeader) ?? columns[0]
    const made: RowKit<Row> = {
      gridId,
      locale,
      words,
      layout,
      hidden,
      selectionMode,
      idOf: getRowId,
      nameOf: (row) => (rowHeader ? textOf(valueOf(rowHeader, row), locale) : getRowId(row)),
      isRowDisabled,
      hasRowAction,
      rowActions,
      renderDetail,
      toggleRow,
      toggleDetail,
    }
    return made as unknown as RowKit<unknown>
  }, [
    gridId,
    locale,
    words,
    layout,
    hidden,
    columns,
    selectionMode,
    getRowId,
    isRowDisabled,
    hasRowAction,
    rowActions,
    renderDetail,
    toggleRow,
    toggleDetail,
  ])

  const pressRow = (index: number) => {
    const row = rows[index]
    if (!onRowAction || row === undefined || isRowDisabled?.(row)) return false
    onRowAction(row)
    return true
  }
  const onClick = ({ target }: MouseEvent) => {
    const cell = gridRef.current && cellOf(gridRef.current, target as Element)
    const row = cell?.parentElement
    if (hasRowAction && row && !isForWidget(target as Element, row)) pressRow(Number(row.dataset['index']))
  }
  const navigation = useGridNavigation({
    gridRef,
    rowCount: isLoading ? 0 : rows.length,
    columnCount: layout.slots.length,
    idAt: (index) => (rows[index] === undefined ? undefined : getRowId(rows[index])),
    indexOf: (id) => rows.findIndex((row) => getRowId(row) === id),
    isRightToLeft: direction === 'rtl',
    keys: {
      toggleRow: chosen.toggleRow,
      extendTo: chosen.extendTo,
      selectAll: () => {
        if (selectionMode === 'multiple') chosen.selectPage(true)
        return selectionMode === 'multiple'
      },
      pressRow,
    },
  })
  const { onKeyDown, onFocus, onBlur } = navigation
  const events = { onClick, onKeyDown, onFocus, onBlur }
  // Here too, as the grid is there only after its rows.
  useLayoutEffect(() => navigation.afterDrawing())
  useLayoutEffect(() => {
    const grid = gridRef.current
    return () => {
      hadFocus.current = grid?.contains(document.activeElement) ?? false
    }
  }, [hadFocus])
  // Rows that all scroll go on scrolling while a search leaves few of them.
  const isScrolled =
    state.pageSize === null && ('pages' in source || ('rows' in source && source.rows.length > drawnWhole))
  const isVirtual = isScrolled || rows.length > drawnWhole
  const isBoxed = isVirtual || props.maxHeight !== undefined
  useGridMeasures(gridRef, hasDetails)
  useSidewaysScroll(gridRef, {
    isBoxed,
    hasSticky: layout.slots.some(({ sticky }) => sticky),
    body: isLoading ? 'bars' : rows.length > 0 ? 'rows' : 'nothing',
  })
  const loadMore = () => {
    if ('pages' in source && source.hasMore) source.onLoadMore()
  }
  // Asked again for each chunk until the page is whole.
  useLoadMore(shown.isCut ? shown.matching.length : -1, isRefreshing, loadMore)

  return (
    <>
      <span tabIndex={-1} />
      <table
        ref={gridRef}
        {...roles.grid}
        aria-label={props['aria-label']}
        aria-labelledby={props['aria-labelledby']}
        // Without rows there is one that says so.
        aria-rowcount={rowCount < 0 ? -1 : Math.max(1, rowCount) + 1}
        aria-colcount={layout.slots.length}
        aria-multiselectable={selectionMode === 'multiple' || undefined}
        aria-busy={isLoading || isRefreshing || undefined}
        className={styles.grid}
        data-pressable={hasRowAction || undefined}
        data-boxed={isBoxed || undefined}
        style={{ ...layout.variables, maxBlockSize: props.maxHeight ?? (isVirtual ? '640px' : undefined) }}
        {...events}
      >
        <GridHeader
          layout={layout as never}
          words={words}
          sort={state.sort}
          onSort={onSort}
          onResize={onResize}
          selectionMode={selectionMode}
          isPaged={state.pageSize !== null && rowCount > rows.length}
          isAll={chosen.isAll}
          isSome={chosen.isSome}
          onSelectAll={isLoading || rows.length === 0 ? undefined : onSelectAll}
        />
        {isLoading ? (
          <SkeletonRows layout={layout as never} rowCount={Math.min(state.pageSize ?? skeletonRows, skeletonRows)} />
        ) : rows.length > 0 ? (
          <GridBody
            gaugeRef={gaugeRef}
            rows={rows}
            firstRow={firstRow}
            isVirtual={isVirtual}
            kit={kit}
            selection={chosen.selection}
            expanded={expanded}
            navigation={navigation}
            isRefreshing={isRefreshing}
            onEndNear={loadMore}
          />
        ) : (
          <NoRowsCell columnCount={layout.slots.length}>
            {isNarrowed(state) ? words.noResults : words.noData}
          </NoRowsCell>
        )}
      </table>
      <span tabIndex={-1} />
      {isVirtual && <div ref={gaugeRef} aria-hidden className={styles.gauge} />}
    </>
  )
}
