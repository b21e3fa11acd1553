import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { Profiler } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { DataTable, type DataTableProps } from './DataTable.tsx'
import type { DataTableColumn } from './types.ts'
import { grid, type User, usersOf } from './users.fixture.tsx'

const viewHeight = 600
const rowHeight = 48
/** Rows that fit below the names, those cut at the edges, and three beyond each edge. */
const mostRows = 20

/** Getters and methods that force a layout. */
const layoutReads: readonly (readonly [object, string])[] = [
  [HTMLElement.prototype, 'offsetWidth offsetHeight offsetTop offsetLeft offsetParent innerText'],
  [Element.prototype, 'clientWidth clientHeight scrollWidth scrollHeight scrollTop scrollLeft'],
  [Element.prototype, 'getBoundingClientRect getClientRects scrollTo scrollIntoView'],
  [Range.prototype, 'getBoundingClientRect getClientRects'],
  [window, 'getComputedStyle'],
]

/** The number of rendered values, and of the table's React renders. */
let values = 0
let commits = 0
let notifyObservers: (() => void)[] = []

/** Reports every element once, with its size in a box of 600 px. */
class Observer {
  private readonly targets = new Set<Element>()
  constructor(private readonly callback: ResizeObserverCallback) {
    notifyObservers.push(() => {
      const entries = [...this.targets].map((target) => {
        const height = target.role === 'grid' ? viewHeight : rowHeight
        const borderBoxSize = [{ inlineSize: 1200, blockSize: height }]
        return { target, contentRect: { width: 1200, height }, borderBoxSize } as unknown as ResizeObserverEntry
      })
      this.targets.clear()
      if (entries.length > 0) this.callback(entries, this)
    })
  }
  observe(target: Element) {
    this.targets.add(target)
  }
  unobserve(target: Element) {
    this.targets.delete(target)
  }
  disconnect() {
    this.targets.clear()
  }
}

/** Records each read of the layout; returns a function that stops this. */
function watchLayout() {
  const spies = layoutReads.flatMap(([owner, names]) =>
    names.split(' ').flatMap((name) => {
      const descriptor = Object.getOwnPropertyDescriptor(owner, name)
      if (!descriptor) return []
      const spy = descriptor.get
        ? vi.spyOn(owner as { read: unknown }, name as 'read', 'get')
        : vi.spyOn(owner as { read: () => unknown }, name as 'read')
      return { name, spy }
    }),
  )
  return () =>
    spies.flatMap(({ name, spy }) => {
      const { length } = spy.mock.calls
      spy.mockRestore()
      return Array.from({ length }, () => name)
    })
}

beforeEach(() => {
  vi.stubGlobal('ResizeObserver', Observer)
  values = 0
  commits = 0
  notifyObservers = []
})
afterEach(() => vi.unstubAllGlobals())

const columns: readonly DataTableColumn<User>[] = ['name', 'email', 'type', 'products', 'id'].map((id) => ({
  id,
  header: id,
  isSortable: true,
  isResizable: true,
  sticky: id === 'name' ? ('start' as const) : undefined,
  value: (user) => user[id as 'name'],
  cell: (user) => {
    values += 1
    return user[id as 'name']
  },
}))

const table = (rows: readonly User[], props: Partial<DataTableProps<User>>) => (
  <Profiler id="table" onRender={() => (commits += 1)}>
    <DataTable
      aria-label="Users"
      columns={columns}
      source={{ rows }}
      selectionMode="multiple"
      maxHeight={`${viewHeight}px`}
      {...props}
    />
  </Profiler>
)

/** Cost of an action: layout reads, rendered values and React commits, until all observers were notified. */
function costOf(action: () => void) {
  values = 0
  commits = 0
  const endWatch = watchLayout()
  act(action)
  const cost = { reads: endWatch(), values, commits }
  act(() => {
    for (const each of notifyObservers) each()
  })
  return cost
}

const displayed = () => screen.getAllByRole('row').length - 1

describe('the cost of a table', () => {
  it.each([
    ['a page of 100 rows in a box', 500, 100],
    ['10,000 rows', 10_000, null],
    ['100,000 rows', 100_000, null],
  ])('mounts %s with the visible rows only, and reads no layout', (_, count, pageSize) => {
    const rows = usersOf(count)
    const cost = costOf(() => void render(table(rows, { defaultState: { pageSize } })))
    expect(cost.reads).toEqual([])
    expect(cost.commits).toBeLessThanOrEqual(2)
    expect(cost.values).toBeLessThanOrEqual(mostRows * columns.length)
    expect(displayed()).toBeLessThanOrEqual(mostRows)
    // Each row has only its own element, its cells and its checkbox; no element wraps a text.
    expect(grid().querySelectorAll('tbody *').length).toBe(displayed() * (columns.length + 3))
    // The row count still includes all rows.
    expect(grid()).toHaveAttribute('aria-rowcount', String(count + 1))
  })

  it('renders all rows of a page of 40 with a maximum height, and of a page of 100 without one', () => {
    const { unmount } = render(table(usersOf(500), { defaultState: { pageSize: 40 } }))
    expect(displayed()).toBe(40)
    unmount()
    render(table(usersOf(500), { defaultState: { pageSize: 100 }, maxHeight: undefined }))
    expect(displayed()).toBe(100)
  })

  it('sorts, searches and selects without a layout read, and renders no value twice', () => {
    const rows = usersOf(10_000)
    const { rerender } = render(table(rows, {}))
    const name = within(grid()).getByRole('button', { name: 'email' })
    const sorted = costOf(() => void fireEvent.click(name))
    expect(sorted.reads).toEqual([])
    expect(sorted.values).toBeLessThanOrEqual(mostRows * columns.length)
    expect(sorted.commits).toBeLessThanOrEqual(3)

    const searched = costOf(() => rerender(table(rows, { state: { search: 'user77' } })))
    expect(searched.reads).toEqual([])
    expect(searched.values).toBeLessThanOrEqual(mostRows * columns.length)

    const [, box] = screen.getAllByRole('checkbox')
    const selected = costOf(() => void fireEvent.click(box as HTMLElement))
    expect(box).toBeChecked()
    expect(selected).toMatchObject({ reads: [], values: 0 })
    expect(selected.commits).toBeLessThanOrEqual(2)
  })

  it('scrolls with one read of the position per listener, and renders only rows that come into view', () => {
    render(table(usersOf(10_000), {}))
    act(() => {
      for (const each of notifyObservers) each()
    })
    const scroller = grid()
    const scrollTo = (row: number) =>
      costOf(() => {
        scroller.scrollTop = rowHeight * row
        fireEvent.scroll(scroller)
      })
    const scrolled = scrollTo(20)
    expect(new Set(scrolled.reads)).toEqual(new Set(['scrollTop', 'scrollLeft']))
    expect(scrolled.reads.length).toBeLessThanOrEqual(3)
    expect(scrolled.values).toBeLessThanOrEqual(mostRows * columns.length)
    expect(scrollTo(22).values).toBeLessThanOrEqual(2 * columns.length)
  })
})
