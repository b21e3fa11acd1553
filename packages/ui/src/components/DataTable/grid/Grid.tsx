'use client'
import { type MouseEvent, useId, useImperativeHandle, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'
import { useServerStylesheet } from '../../../internal/server-style.tsx'
import { useIsClient } from '../../../internal/use-is-client.ts'
import { useEventCallback } from '../../../internal/use-event-callback.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import { cellOf, isForWidget, isPlainPressOnName } from '../keyboard/grid-dom.ts'
import { useGridNavigation } from '../keyboard/use-grid-navigation.ts'
import { arrangeCards } from '../model/card-layout.ts'
import { applyColumnSettings, columnsIn } from '../model/column-layout.ts'
import { useLoadMore } from '../model/use-load-more.ts'
import { dataTableMessages } from '../messages.ts'
import { GridBody } from './GridBody.tsx'
import { GridHeader } from './GridHeader.tsx'
import type { GridProps } from './grid-props.ts'
import { roles } from './grid-roles.ts'
import * as styles from './grid.css.ts'
import { gridStyles } from './grid-styles.ts'
import { NoRowsCell } from './NoRowsCell.tsx'
import { useRowContext } from './row-context.ts'
import { SkeletonRows } from './SkeletonRows.tsx'
import { useGridMeasures } from './use-grid-measures.ts'
import { useHorizontalScroll } from './use-horizontal-scroll.ts'
import { FullTextTooltip } from './FullTextTooltip.tsx'

/**
 * Up to this many rows render together; beyond it, only the visible ones. A table with its own height shows few rows
 * anyway.
 */
const maxRendered = 100
const maxRenderedInBox = 40
const defaultSkeletonRows = 10

/** A grid of header and rows, with its keyboard. */
export function Grid<Row>(props: GridProps<Row>) {
  const { columns, selection, events, maxHeight, hadFocus } = props
  const { rows, rowCount, firstRow, source, pageSize, idOf, isRowDisabled, isLoading, isRefreshing } = props.rows
  const { skeletonRows = defaultSkeletonRows } = props.rows
  const { rowActions, rowHref, renderDetail } = props.rows
  const { onRowAction, onCopy, onLoadMore } = events
  const { direction, locale } = useLocale()
  const messages = useMessages(dataTableMessages)
  const gridId = useId()
  const gridRef = useRef<HTMLTableElement>(null)
  const gaugeRef = useRef<HTMLDivElement>(null)
  const [expanded, setExpanded] = useState<ReadonlySet<string>>(new Set())

  const { shown, widths, sort, isNarrow, isSmall, isCards, lines, Menu, marks } = columns
  const { mode } = selection
  const hasActions = rowActions !== undefined
  const hasDetails = renderDetail !== undefined || shown.hidden.length > 0
  const inBrowser = useIsClient()
  const configured = useMemo(() => {
    const controls = { select: mode !== 'none', expand: hasDetails, actions: hasActions }
    if (isCards) return arrangeCards(shown, controls)
    return applyColumnSettings(shown, controls, widths, { isNarrow, isSmall, lines })
  }, [shown, mode, hasDetails, hasActions, widths, isNarrow, isSmall, isCards, lines])
  // On a server, the sticky offsets come from a style sheet.
  const layout = useMemo(
    () =>
      inBrowser
        ? configured
        : { ...configured, slots: configured.slots.map((slot) => ({ ...slot, style: undefined })) },
    [configured, inBrowser],
  )

  const toggleRow = useEventCallback((index: number, isRange: boolean) =>
    isRange ? selection.extendTo(index) : selection.toggleRow(index),
  )
  const toggleDetail = useEventCallback((id: string) =>
    setExpanded((before) =>
      before.has(id) ? new Set([...before].filter((each) => each !== id)) : new Set([...before, id]),
    ),
  )
  const onSort = useEventCallback(events.onSort)
  const onResize = useEventCallback(events.onResize)
  const onSelectAll = useEventCallback(selection.selectPage)

  const context = useRowContext({
    gridId,
    locale,
    messages,
    layout,
    hidden: shown.hidden,
    columns: columns.all,
    selectionMode: mode,
    idOf,
    isRowDisabled,
    rowActions,
    rowHref,
    renderDetail,
    propsOf: marks?.propsOf,
    inDetail: marks?.inDetail,
    toggleRow,
    toggleDetail,
  })

  const pressRow = (index: number) => {
    const row = rows[index]
    if (!onRowAction || row === undefined || isRowDisabled?.(row)) return false
    onRowAction(row)
    return true
  }
  const onClick = (event: MouseEvent) => {
    const target = event.target as Element
    const copied = target.closest<HTMLElement>('[data-copy]')
    if (copied) {
      onCopy(copied)
      return
    }
    const row = gridRef.current && cellOf(gridRef.current, target)?.parentElement
    if (!onRowAction || !row) return
    const isLink = isPlainPressOnName(event)
    if (!isLink && isForWidget(target, row)) return
    // The press opens the row here; the link's address is only for a new tab.
    if (pressRow(Number(row.dataset['index'])) && isLink) event.preventDefault()
  }
  const navigation = useGridNavigation({
    gridRef,
    rowCount: isLoading ? 0 : rows.length,
    columnCount: layout.slots.length,
    idAt: (index) => (rows[index] === undefined ? undefined : idOf(rows[index])),
    indexOf: (id) => rows.findIndex((row) => idOf(row) === id),
    isRightToLeft: direction === 'rtl',
    keys: {
      toggleRow: selection.toggleRow,
      extendTo: selection.extendTo,
      selectAll: () => {
        if (mode === 'multiple') selection.selectPage(true)
        return mode === 'multiple'
      },
      pressRow,
    },
  })
  const { onKeyDown, onFocus, onBlur, moveTo } = navigation
  useImperativeHandle(props.handle, () => ({
    element: gridRef.current,
    cells: layout.slots.map((slot) => ('control' in slot ? [] : columnsIn(slot).map(({ id }) => id))),
    details: shown.hidden.map(({ id }) => id),
    openDetail: (id) => setExpanded((before) => new Set([...before, id])),
    moveTo,
  }))
  const handlers = { onClick, onKeyDown, onFocus, onBlur }
  // Also called here, because the grid's ref is set only after the effects of its rows.
  useLayoutEffect(() => navigation.afterRender())
  useLayoutEffect(() => {
    const grid = gridRef.current
    return () => {
      hadFocus.current = grid?.contains(document.activeElement) ?? false
    }
  }, [hadFocus])
  // A table that scrolls keeps its height when a search leaves few rows.
  const isScrolled = pageSize === null && ('pages' in source || ('rows' in source && source.rows.length > maxRendered))
  const isVirtual = isScrolled || rows.length > (maxHeight === undefined ? maxRendered : maxRenderedInBox)
  const isBoxed = isVirtual || maxHeight !== undefined
  const ownStyle = { ...layout.variables, maxBlockSize: maxHeight ?? (isVirtual ? '640px' : undefined) }
  const { isServed, mark, stylesheet } = useServerStylesheet(() => ({
    '': ownStyle,
    ...Object.fromEntries(configured.slots.map(({ index, style }) => [`>*>*>:nth-child(${index + 1})`, style])),
  }))
  useGridMeasures(gridRef, hasDetails)
  useHorizontalScroll(gridRef, {
    isBoxed,
    hasSticky: layout.slots.some(({ sticky }) => sticky),
    body: isLoading ? 'bars' : rows.length > 0 ? 'rows' : 'nothing',
  })
  // Requests the next chunk until the page is complete.
  useLoadMore(props.rows.isCut ? props.rows.matching.length : -1, isRefreshing, onLoadMore)

  return (
    <>
      {/* Before the rows, because their first render measures this element. */}
      {isVirtual && (
        <div
          ref={gaugeRef}
          aria-hidden
          className={gridStyles(layout).gauge}
          style={isServed ? undefined : layout.variables}
        />
      )}
      {stylesheet}
      <span tabIndex={-1} />
      <table
        ref={gridRef}
        {...roles.grid}
        aria-label={props['aria-label']}
        aria-labelledby={props['aria-labelledby']}
        // Without rows, there is one row with a message.
        aria-rowcount={rowCount < 0 ? -1 : Math.max(1, rowCount) + 1}
        aria-colcount={layout.slots.length}
        aria-multiselectable={mode === 'multiple' || undefined}
        aria-busy={isLoading || isRefreshing || undefined}
        className={styles.grid}
        data-pressable={onRowAction !== undefined || undefined}
        data-boxed={isBoxed || undefined}
        data-empty={(rows.length === 0 && !isLoading) || undefined}
        {...mark}
        style={isServed ? undefined : ownStyle}
        {...handlers}
      >
        <GridHeader
          layout={layout}
          messages={messages}
          sort={sort}
          onSort={onSort}
          onResize={onResize}
          Menu={Menu}
          selectionMode={mode}
          isPaged={pageSize !== null && rowCount > rows.length}
          isAll={selection.isAll}
          isSome={selection.isSome}
          onSelectAll={isLoading || rows.length === 0 ? undefined : onSelectAll}
        />
        {isLoading ? (
          <SkeletonRows layout={layout} rowCount={Math.min(pageSize ?? skeletonRows, skeletonRows)} />
        ) : rows.length > 0 ? (
          <GridBody
            gaugeRef={gaugeRef}
            rows={rows}
            firstRow={firstRow}
            isVirtual={isVirtual}
            maxHeight={maxHeight}
            context={context}
            selection={selection.selection}
            expanded={expanded}
            currentRow={props.rows.currentRow}
            marks={marks}
            navigation={navigation}
            isRefreshing={isRefreshing}
            onEndNear={onLoadMore}
          />
        ) : (
          <NoRowsCell columnCount={layout.slots.length}>
            {props.rows.isFiltered ? messages.noResults : messages.noData}
          </NoRowsCell>
        )}
      </table>
      <span tabIndex={-1} />
      <FullTextTooltip gridRef={gridRef} />
    </>
  )
}
