import type { ReactNode } from 'react'

/** An item of a Tree, with the items below it. */
export interface TreeItem {
  id: string
  label: string
  /** The page address; an item without it only expands and collapses its items. */
  href?: string
  children?: readonly TreeItem[]
  /** The BCP 47 tag of the label's language, if it differs from the page's. */
  lang?: string
  /** A 16 px icon before the label, hidden from assistive technology. */
  icon?: ReactNode
}

/** An item as displayed in one of the rows. */
export interface TreeRow {
  id: string
  item: TreeItem
  level: number
  /** Position among its siblings, from 1. */
  position: number
  siblings: number
  /** `undefined` if it has no items below it. */
  isExpanded: boolean | undefined
  /** Index of the parent row, -1 at the top level. */
  parent: number
}

const childrenOf = ({ children = [] }: TreeItem) => children

/** Returns the rows of all items whose ancestors are expanded, from top to bottom. */
export function rowsOf(items: readonly TreeItem[], expanded: ReadonlySet<string>) {
  const rows: TreeRow[] = []
  function add(siblings: readonly TreeItem[], level: number, parent: number) {
    siblings.forEach((item, index) => {
      const hasChildren = childrenOf(item).length > 0
      const isExpanded = hasChildren ? expanded.has(item.id) : undefined
      rows.push({ id: item.id, item, level, position: index + 1, siblings: siblings.length, isExpanded, parent })
      if (isExpanded) add(childrenOf(item), level + 1, rows.length - 1)
    })
  }
  add(items, 1, -1)
  return rows
}

/** Returns the ids of an item's ancestors, from the top, or `undefined` if there is no such item. */
export function ancestorsOf(items: readonly TreeItem[], id: string | undefined): readonly string[] | undefined {
  if (id === undefined) return undefined
  for (const item of items) {
    if (item.id === id) return []
    const below = ancestorsOf(childrenOf(item), id)
    if (below) return [item.id, ...below]
  }
  return undefined
}
