import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Density } from '../UIProvider/UIProvider.tsx'
import { DataTable } from './DataTable.tsx'
import { withLayout } from './layout.fixture.ts'
import type { DataTableColumn } from './types.ts'

interface Note {
  id: string
  text: string
}

const isCompact = (element: Element) => element.closest('[data-density=compact]') !== null
/**
 * The height of a row: with one line it depends on the density, with three it does not. For a grid, the visible height.
 */
const heightOf = (element: Element) => {
  if (element.role === 'grid') return 480
  return element.textContent?.includes('long') ? 74 : isCompact(element) ? 36 : 48
}

/** Notifies about an element on the first observation and on height changes only, like a browser. */
class Observer {
  static readonly all = new Set<Observer>()
  static notifyAll() {
    for (const observer of Observer.all) observer.notify()
  }

  private readonly reported = new Map<Element, number | undefined>()

  constructor(private readonly callback: ResizeObserverCallback) {
    Observer.all.add(this)
  }

  observe(element: Element) {
    if (!this.reported.has(element)) this.reported.set(element, undefined)
  }

  unobserve(element: Element) {
    this.reported.delete(element)
  }

  disconnect() {
    this.reported.clear()
  }

  private notify() {
    const entries = [...this.reported].flatMap(([target, before]) => {
      const height = heightOf(target)
      if (height === before) return []
      this.reported.set(target, height)
      const contentRect = { width: 800, height }
      return [{ target, contentRect, borderBoxSize: [{ blockSize: height, inlineSize: 800 }] }]
    })
    if (entries.length > 0) this.callback(entries as unknown as ResizeObserverEntry[], this)
  }
}

withLayout()
beforeEach(() => {
  vi.stubGlobal('ResizeObserver', Observer)
})
afterEach(() => {
  Observer.all.clear()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const columns: readonly DataTableColumn<Note>[] = [{ id: 'text', header: 'Note', maxLines: 'all' }]
const notes: readonly Note[] = Array.from({ length: 300 }, (_, index) => ({
  id: String(index),
  text: index % 3 === 1 ? `A long note ${index}` : `Note ${index}`,
}))
const table = (rows: readonly Note[], density?: Density) => (
  <DataTable aria-label="Notes" columns={columns} source={{ rows }} density={density} />
)
/** Notifies twice, because the first notification can render more rows. */
function settle() {
  act(() => Observer.notifyAll())
  act(() => Observer.notifyAll())
}

/** The gap between each rendered row and the one before it. */
function gaps() {
  const rows = screen.getAllByRole('row').slice(1)
  const edges = rows.map((row) => {
    const top = Number(/translateY\(([\d.]+)px\)/.exec(row.style.transform)?.[1])
    return { top, end: top + heightOf(row) }
  })
  expect(edges.length).toBeGreaterThan(8)
  return edges.slice(1).map(({ top }, index) => top - (edges[index]?.end ?? 0))
}

const otherRows: Readonly<Record<string, readonly Note[]>> = {
  'a row is edited': notes.map((note) => (note.id === '3' ? { ...note, text: 'Changed' } : note)),
  'a row has a longer text': notes.map((note) => (note.id === '3' ? { ...note, text: 'A long answer' } : note)),
  'the order changes': notes.toReversed(),
  'some are removed': notes.filter(({ id }) => Number(id) % 2 === 0),
  'a row is added at the top': [{ id: 'new', text: 'A new one' }, ...notes],
}

it.each(Object.entries(otherRows))('TBL-06 rows with different heights are one below another after %s', (_, rows) => {
  const { rerender } = render(table(notes))
  settle()
  expect(new Set(gaps())).toEqual(new Set([0]))
  rerender(table(rows))
  settle()
  expect(new Set(gaps())).toEqual(new Set([0]))
})

it('TBL-06 rows with different heights are one below another in a compact density', () => {
  const { rerender } = render(table(notes))
  settle()
  rerender(table(notes, 'compact'))
  settle()
  expect(new Set(gaps())).toEqual(new Set([0]))
})
