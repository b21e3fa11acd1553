/** The names of the two highlights in the style sheet. */
export const markNames = { all: 'tessera-find', current: 'tessera-find-current' } as const
/** The attribute of the current match's cell. */
export const currentAttribute = 'data-find-current'

/** The attribute of a table whose bar is open. */
export const openAttribute = 'data-find-open'

/** The highlighted ranges. */
export interface Marked {
  ranges: readonly Range[]
  current: Range | undefined
  /** The cell of the current match. */
  cell: Element | undefined
}

const nothing: Marked = { ranges: [], current: undefined, cell: undefined }

/** A highlight that all tables of the page share; undefined if the browser has none. */
function highlightOf(name: string, priority: number) {
  if (typeof Highlight === 'undefined') return undefined
  const highlight = CSS.highlights.get(name) ?? new Highlight()
  highlight.priority = priority
  CSS.highlights.set(name, highlight)
  return highlight
}

/** Marks matches without changing any element except the current match's cell, so no row renders again. */
export function makeMarks() {
  let marked = nothing
  const mark = (next: Marked) => {
    const all = highlightOf(markNames.all, 0)
    const current = highlightOf(markNames.current, 1)
    for (const range of marked.ranges) all?.delete(range)
    if (marked.current) current?.delete(marked.current)
    for (const range of next.ranges) all?.add(range)
    if (next.current) current?.add(next.current)
    if (marked.cell !== next.cell) marked.cell?.removeAttribute(currentAttribute)
    next.cell?.setAttribute(currentAttribute, '')
    marked = next
  }
  return { mark, clear: () => mark(nothing) }
}
