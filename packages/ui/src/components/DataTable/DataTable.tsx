'use client'
import { type ReactNode, useRef, useState } from 'react'
import { useObjectRef } from 'react-aria/useObjectRef'
import { useLocale } from 'react-aria-components/I18nProvider'
import { domProps } from '../../internal/dom-props.ts'
import { wrapOwnText, wrapTexts } from '../../internal/own-text.tsx'
import { StyledBox } from '../../internal/server-style.tsx'
import { type Breakpoint, useBreakpoint } from '../../internal/use-breakpoint.ts'
import { fill } from '../../messages/format.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Announcements } from './grid/Announcements.tsx'
import * as styles from './DataTable.css.ts'
import { FailedRows } from './grid/FailedRows.tsx'
import { Grid } from './grid/Grid.tsx'
import { NoRows } from './grid/NoRows.tsx'
import { isFiltered } from './model/row-model.ts'
import { hasPager } from './model/pagers.ts'
import {
  type CellMarks,
  type DescribeFilters,
  type GridHandle,
  type HeaderMenu,
  TableContext,
  type TableControl,
} from './model/table-context.ts'
import type { TableData } from './model/table-data.ts'
import { loadOutput, useOutput } from './output/use-output.ts'
import type { DataTableProps } from './types.ts'
import { useRowSelection } from './model/use-row-selection.ts'
import { useTableEngine } from './model/use-table-engine.ts'
import { useTableState } from './model/use-table-state.ts'
import { dataTableMessages } from './messages.ts'

export type {
  DataTableColumn,
  DataTableLines,
  DataTableProps,
  DataTableQuery,
  DataTableSelection,
  DataTableSelectionMode,
  DataTableSort,
  DataTableSource,
  DataTableState,
  DataTableValue,
} from './types.ts'

const defaultPageSize = 25
/** How long a button shows that the copy succeeded, in milliseconds. */
const copiedTime = 2000
/** The maximum of visible columns; the others are in each row's details. */
const columnsAt: Record<Breakpoint, number> = { small: 2, medium: 3, large: Number.POSITIVE_INFINITY }
const idOfRow = (row: unknown) => {
  const { id } = row as { id?: string | number }
  if (id === undefined) throw new Error('DataTable cannot tell its rows apart: they have no id. Give it getRowId.')
  return String(id)
}
const noFilters = {}
/** The tab stop: a cell, or the element that takes its focus. Widgets in cells have their own tab stops. */
const tabStop = '[role=grid] :is([aria-colindex], [data-cell-focus])[tabindex="0"]'

/**
 * A table with search, sort, filters, selection and pages: a grid for keyboard and screen reader, fast with 100,000
 * rows.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { columns, source, getRowId = idOfRow, isRowDisabled, isRefreshing = false, error } = props
  const { selectionMode = 'none', children, footerActions: below, ref } = props
  const table = useObjectRef(ref)
  const { locale } = useLocale()
  const messages = useMessages(dataTableMessages)
  const hadFocus = useRef(false)
  const grid = useRef<GridHandle>(null)
  const announcer = useRef<(text: ReactNode) => void>(null)
  const announce = (text: ReactNode) => announcer.current?.(text)

  // A DataTablePagination inside a component of the application registers itself in an effect, before the first paint.
  const [hasPages, setHasPages] = useState(() => 'page' in source || hasPager(below) || hasPager(children))
  const [Menu, setMenu] = useState<HeaderMenu>()
  const [marks, setMarks] = useState<CellMarks>()
  const [state, change, defaultState] = useTableState({
    state: props.state,
    defaultState: props.defaultState,
    pageSize: hasPages ? defaultPageSize : null,
    onStateChange: props.onStateChange,
    onQueryChange: 'onQueryChange' in source ? source.onQueryChange : undefined,
  })
  const breakpoint = useBreakpoint(table)
  const isCards = props.mobileLayout === 'cards' && breakpoint === 'small'
  const maxColumns = props.showAllColumns || isCards ? Number.POSITIVE_INFINITY : columnsAt[breakpoint]
  const engine = useTableEngine({ source, columns, maxColumns, isSmall: breakpoint === 'small', state, change, locale })
  const { rows, matching, rowCount, page, isCut } = engine.shown
  const isLoading = (props.isLoading ?? false) || (isCut && rows.length === 0)
  const selectableCount = 'rows' in source ? undefined : source.selectableCount
  const chosen = useRowSelection({
    mode: selectionMode,
    selection: props.selection,
    defaultSelection: props.defaultSelection,
    onChange: props.onSelectionChange,
    rows,
    matching,
    allRows: 'rows' in source && !isLoading && !error ? source.rows : undefined,
    isLocal: 'rows' in source,
    selectable: selectableCount ?? rowCount,
    countsSelectable: selectableCount !== undefined,
    query: state,
    idOf: getRowId,
    isRowDisabled,
  })
  const { selectedCount } = chosen
  const filtered = isFiltered(state)
  const hasFailed = Boolean(error)
  const isEmpty = rows.length === 0 && !isLoading && !hasFailed

  const data: TableData<Row> = {
    source,
    shown: engine.shown,
    columns,
    state,
    selection: chosen,
    idOf: getRowId,
    isRowDisabled,
    locale,
  }
  const [filterDescriptions] = useState(() => new Set<DescribeFilters>())
  const paper = useOutput(data, table, announce, filterDescriptions)

  const control: TableControl = {
    state,
    defaultState,
    columns,
    change,
    rowCount,
    page,
    isFiltered: filtered,
    isEmpty,
    isSmall: breakpoint === 'small',
    selectionMode,
    selection: chosen.selection,
    selectedCount,
    selectableCount: chosen.selectableCount,
    canSelectAllMatching: chosen.canSelectAllMatching,
    selectMatching: chosen.selectMatching,
    clearSelection: chosen.clear,
    copySelectedRows: async () => (await loadOutput()).copySelectedRows(data, announce),
    enablePages: () => setHasPages(true),
    showHeaderMenu: setMenu,
    announce,
    filterDescriptions,
    markCells: setMarks,
    focusGrid: () => table.current?.querySelector<HTMLElement>(tabStop)?.focus(),
    reader: {
      read: (from) => from(data),
      texts: engine.texts,
      idAt: (position) => (matching[position] === undefined ? undefined : getRowId(matching[position])),
      reach: 'page' in source ? 'page' : 'pages' in source && source.hasMore ? 'loaded' : 'all',
      firstRow: engine.shown.firstRow,
      table,
      grid,
    },
  }

  const resize = (column: string, width: number | undefined) => {
    const { [column]: _, ...others } = state.columnWidths
    change({ columnWidths: width === undefined ? others : { ...others, [column]: width } })
  }
  const copyText = async (button: HTMLElement) => {
    const text = button.dataset['copy'] ?? ''
    try {
      await navigator.clipboard.writeText(text)
    } catch {
      announce(messages.textNotCopied)
      return
    }
    announce(fill(messages.textCopied, { text }))
    button.dataset['copied'] = ''
    setTimeout(() => delete button.dataset['copied'], copiedTime)
  }
  const loadMore = () => {
    if ('pages' in source && source.hasMore) source.onLoadMore()
  }
  const clearFilters = () => {
    change({ search: '', filters: noFilters })
    // The pressed button disappears with its message, so the search or the grid gets the focus.
    const search = table.current?.querySelector<HTMLElement>('input[type=search]')
    const grid = table.current?.querySelector<HTMLElement>('[role=grid]')
    ;(search ?? grid)?.focus()
  }

  return (
    <TableContext value={control}>
      <div
        {...domProps(props)}
        ref={table}
        className={styles.table}
        data-printed={paper !== null || undefined}
        data-density={state.density ?? props.density}
        data-barred={Boolean(below) || undefined}
      >
        {wrapOwnText(children)}
        <div className={styles.bars} data-bars="" />
        <div className={styles.frame} data-failed={hasFailed || undefined}>
          {hasFailed ? (
            <FailedRows messages={messages} error={error} onRetry={props.onRetry} hadFocus={hadFocus} />
          ) : (
            <Grid
              aria-label={props['aria-label']}
              aria-labelledby={props['aria-labelledby']}
              rows={{
                ...engine.shown,
                source,
                pageSize: state.pageSize,
                idOf: getRowId,
                isRowDisabled,
                rowActions: props.rowActions,
                rowHref: props.rowHref,
                currentRow: props.currentRow,
                renderDetail: props.renderDetail,
                skeletonRows: props.skeletonRows,
                isLoading,
                isRefreshing,
                isFiltered: filtered,
              }}
              columns={{
                all: columns,
                shown: engine.columns,
                widths: state.columnWidths,
                sort: state.sort,
                isNarrow: maxColumns === columnsAt.small,
                isSmall: breakpoint === 'small',
                isCards,
                lines: props.maxLines,
                Menu,
                marks,
              }}
              selection={chosen}
              events={{
                onSort: engine.toggleSort,
                onResize: resize,
                onRowAction: props.onRowAction,
                onCopy: (button) => void copyText(button),
                onLoadMore: loadMore,
              }}
              maxHeight={props.maxHeight}
              hadFocus={hadFocus}
              handle={grid}
            />
          )}
          {isEmpty && (
            <StyledBox className={styles.empty} style={{ minBlockSize: props.emptyHeight }}>
              <NoRows messages={messages} emptyState={props.emptyState} isFiltered={filtered} onClear={clearFilters} />
            </StyledBox>
          )}
          {props.footer && <div className={styles.footer}>{wrapTexts(props.footer)}</div>}
        </div>
        {wrapOwnText(below)}
        {paper}
        <Announcements
          handle={announcer}
          messages={messages}
          locale={locale}
          columns={columns}
          sort={state.sort}
          rowCount={rowCount}
          searchAndFilters={`${state.search} ${JSON.stringify(state.filters)}`}
          selectedCount={selectedCount}
          isLoading={isLoading}
          isRefreshing={isRefreshing}
          hasFailed={hasFailed}
        />
      </div>
    </TableContext>
  )
}

export default DataTable
