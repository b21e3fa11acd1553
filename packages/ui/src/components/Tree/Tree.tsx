'use client'
import { type KeyboardEvent, type Ref, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useObjectRef } from 'react-aria/useObjectRef'
import { useLocale } from 'react-aria-components/I18nProvider'
import { type DOMProps, domProps, type Named } from '../../internal/dom-props.ts'
import { isComposing } from '../../internal/input-method.ts'
import { isLetter } from '../../internal/listbox.ts'
import { useEventCallback } from '../../internal/use-event-callback.ts'
import { Row } from './Row.tsx'
import { actionOf, createTypeAhead, type TreeAction } from './tree-keys.ts'
import { rowsOf, type TreeItem, type TreeRow } from './tree-rows.ts'
import * as styles from './Tree.css.ts'
import { useRenderedRows } from './use-rendered-rows.ts'
import { useExpandedKeys } from './use-expanded-keys.ts'

export type { TreeItem } from './tree-rows.ts'

interface TreeBase extends DOMProps {
  items: readonly TreeItem[]
  /** Ids of the expanded items. */
  expandedKeys?: readonly string[]
  /** The ids of the initially expanded items. */
  defaultExpandedKeys?: readonly string[]
  onExpandedChange?: (expandedKeys: readonly string[]) => void
  /** Id of the current page's item; its ancestors expand when it becomes current. */
  currentId?: string
  /** Maximum height of the tree, as CSS; it scrolls beyond it. By default the height of the window below its header. */
  maxHeight?: string
  ref?: Ref<HTMLDivElement>
}

export type TreeProps = TreeBase & Named

/** A tree of links for thousands of pages (APG tree view); only the visible rows are in the page. */
export function Tree({
  items,
  expandedKeys,
  defaultExpandedKeys,
  onExpandedChange,
  currentId,
  maxHeight,
  'aria-label': label,
  'aria-labelledby': labelledBy,
  ref,
  ...rest
}: TreeProps) {
  const { direction } = useLocale()
  const tree = useObjectRef(ref)
  const [typeAhead] = useState(createTypeAhead)
  const { expanded, expand, collapse } = useExpandedKeys({
    items,
    expandedKeys,
    defaultExpandedKeys,
    onExpandedChange,
    currentId,
  })
  const rows = useMemo(() => rowsOf(items, expanded), [items, expanded])
  const indexOf = (id: string | undefined) => (id === undefined ? -1 : rows.findIndex((row) => row.id === id))

  // The row that is the Tab stop.
  const [focusedId, setFocusedId] = useState<string>()
  const currentIndex = indexOf(currentId)
  const focusedIndex = indexOf(focusedId)
  const active = focusedIndex >= 0 ? focusedIndex : Math.max(0, currentIndex)
  const { displayed, scrollTo, measure, onScroll } = useRenderedRows(tree, rows, {
    active,
    start: Math.max(0, currentIndex),
  })

  const scrolledTo = useRef<string>(undefined)
  const isCurrentShown = currentIndex >= 0
  const scrollToCurrent = useEffectEvent(() => scrollTo(currentIndex, 'center'))
  // Scrolls when the row of the current item first exists, and not again when an ancestor is expanded later.
  useLayoutEffect(() => {
    if (!isCurrentShown || scrolledTo.current === currentId) return
    scrolledTo.current = currentId
    scrollToCurrent()
  }, [currentId, isCurrentShown])

  useLayoutEffect(() => {
    if (maxHeight === undefined) tree.current?.style.removeProperty(styles.maxSize)
    else tree.current?.style.setProperty(styles.maxSize, maxHeight)
  }, [tree, maxHeight])

  const focusRow = (index: number) => {
    const row = rows[index]
    if (!row) return
    // The row must be rendered before it can take the focus, wherever it is.
    flushSync(() => {
      setFocusedId(row.id)
      scrollTo(index, 'nearest')
    })
    tree.current?.querySelector<HTMLElement>(`[data-row="${CSS.escape(row.id)}"]`)?.focus({ preventScroll: true })
  }

  const toggle = useEventCallback((row: TreeRow) => {
    if (row.isExpanded === undefined) return
    if (!row.isExpanded) return expand([row.id])
    // The focus moves to the collapsed row; otherwise it would be lost with the rows below.
    const index = indexOf(row.id)
    const hasFocus = tree.current?.contains(document.activeElement)
    const isInside = rows.slice(index + 1, active + 1).every(({ level }) => level > row.level) && active > index
    if (isInside && hasFocus) focusRow(index)
    else if (isInside) setFocusedId(row.id)
    return collapse(row.id)
  })
  const press = useEventCallback((row: TreeRow) => {
    setFocusedId(row.id)
    if (row.item.href === undefined) toggle(row)
    else if (row.isExpanded === false) expand([row.id])
  })

  const act = (action: TreeAction) => {
    if (action.kind === 'move') focusRow(action.to)
    else if (action.kind === 'expand') expand(action.ids)
    else collapse(action.id)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey || isComposing(event)) return
    const action = actionOf(event.key, rows, active, direction === 'rtl')
    const isTypeAhead = isLetter(event) || (event.key === ' ' && typeAhead.isWriting(event.timeStamp))
    if (action) act(action)
    else if (isTypeAhead) act({ kind: 'move', to: typeAhead.find(event.key, event.timeStamp, rows, active) })
    else if (event.key === ' ' && event.target instanceof HTMLElement) event.target.click()
    else return
    event.preventDefault()
    // Otherwise, the row itself would handle Space again.
    event.stopPropagation()
  }

  return (
    <div
      {...domProps(rest)}
      ref={tree}
      role="tree"
      aria-label={label}
      aria-labelledby={labelledBy}
      className={styles.tree}
      onScroll={onScroll}
      onKeyDownCapture={onKeyDown}
      onFocusCapture={({ target }) => setFocusedId(target.dataset['row'])}
    >
      {displayed.map((part) =>
        part.kind === 'gap' ? (
          <div key={`gap ${part.from}`} ref={(gap) => gap?.style.setProperty('block-size', `${part.height}px`)} />
        ) : (
          <Row
            key={part.row.id}
            row={part.row}
            isCurrent={part.row.id === currentId}
            isTabStop={part.index === active}
            measure={measure}
            onPress={press}
            onToggle={toggle}
          />
        ),
      )}
    </div>
  )
}
