import { fold } from '../../internal/fold.ts'
import type { TreeRow } from './tree-rows.ts'

/** The effect of a key: the focus moves to another row, or items open or close. */
export type TreeAction =
  | { kind: 'move'; to: number }
  | { kind: 'expand'; ids: readonly string[] }
  | { kind: 'collapse'; id: string }

const expandable = (rows: readonly TreeRow[], { parent }: TreeRow) =>
  rows.filter((row) => row.parent === parent && row.isExpanded === false).map(({ id }) => id)

/** Returns the effect of a key on a row of a tree (APG tree view), or `undefined` for keys without one. */
export function actionOf(key: string, rows: readonly TreeRow[], at: number, isRTL: boolean): TreeAction | undefined {
  const row = rows[at]
  if (!row) return undefined
  const last = rows.length - 1
  if (key === 'ArrowDown') return { kind: 'move', to: Math.min(at + 1, last) }
  if (key === 'ArrowUp') return { kind: 'move', to: Math.max(at - 1, 0) }
  if (key === 'Home') return { kind: 'move', to: 0 }
  if (key === 'End') return { kind: 'move', to: last }
  if (key === '*') return { kind: 'expand', ids: expandable(rows, row) }
  if (key === (isRTL ? 'ArrowLeft' : 'ArrowRight')) {
    if (row.isExpanded === false) return { kind: 'expand', ids: [row.id] }
    return { kind: 'move', to: row.isExpanded ? at + 1 : at }
  }
  if (key === (isRTL ? 'ArrowRight' : 'ArrowLeft')) {
    if (row.isExpanded) return { kind: 'collapse', id: row.id }
    return { kind: 'move', to: row.parent < 0 ? at : row.parent }
  }
  return undefined
}

/** Milliseconds after which a letter starts a new search. */
const PAUSE = 700

/** Folded labels of rows for the search; cached, because folding thousands for each letter is slow. */
const foldedLabels = new WeakMap<readonly TreeRow[], readonly string[]>()

function labelsOf(rows: readonly TreeRow[]) {
  const labels = foldedLabels.get(rows) ?? rows.map(({ item }) => fold(item.label))
  foldedLabels.set(rows, labels)
  return labels
}

/** Collects typed letters and finds the row whose label starts with them. */
export function createTypeAhead() {
  let written = ''
  let lastTime = -Infinity

  const isWriting = (time: number) => written !== '' && time - lastTime < PAUSE
  return {
    isWriting,
    /** Returns the index of the next row whose label starts with the typed text, wrapping around; -1 for none. */
    find(letter: string, time: number, rows: readonly TreeRow[], at: number) {
      written = fold(isWriting(time) ? written + letter : letter)
      lastTime = time
      const labels = labelsOf(rows)
      const next = (text: string, from: number) => {
        const later = labels.findIndex((label, index) => index >= from && label.startsWith(text))
        return later >= 0 ? later : labels.findIndex((label) => label.startsWith(text))
      }
      const [first = ''] = written
      const found = next(written, written.length > 1 ? at : at + 1)
      if (found >= 0 || written !== first.repeat(written.length)) return found
      // Repeating the same letter moves from one match to the next.
      return next(first, at + 1)
    },
  }
}
