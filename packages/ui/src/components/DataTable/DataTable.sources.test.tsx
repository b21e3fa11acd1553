import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { DataTablePagination } from '../DataTablePagination/DataTablePagination.tsx'
import { DataTableSearch } from '../DataTableSearch/DataTableSearch.tsx'
import { DataTableSelectionBar } from '../DataTableSelectionBar/DataTableSelectionBar.tsx'
import { withLayout } from './layout.fixture.ts'
import type { DataTableQuery, DataTableSelection } from './types.ts'
import { grid, names, announcement, show, table, type User, usersOf } from './users.fixture.tsx'

withLayout()

function FailedOnce() {
  const [hasFailed, setFailed] = useState(true)
  return table({ error: hasFailed, onRetry: () => setFailed(false) })
}

function Held() {
  const [page, setPage] = useState(1)
  return table({
    source: { rows: usersOf(60) },
    state: { page },
    onStateChange: (state) => setPage(state.page),
    footerActions: <DataTablePagination />,
  })
}

/** A page of ten of a server's 60 rows, or the given rows. */
const tenOf60 = (page: number, rows: User[]) => ({
  source: { page: rows, rowCount: 60 },
  state: { page, pageSize: 10 },
  footerActions: <DataTablePagination />,
})
const firstRank = () => screen.getAllByRole('rowheader')[0]?.parentElement?.getAttribute('aria-rowindex')

describe('sources of rows', () => {
  it.each([
    ['the rows of a page', 100, 100],
    // Until the grid reports its height, the table assumes a taller one.
    ['the visible rows', null, 16],
  ])('renders each value of %s once at first, and reads the id of no other row', (_, pageSize, count) => {
    const rendered = vi.fn(({ name }: User) => name)
    const requested = new Set<User>()
    const rows = usersOf(500)
    show({
      columns: [{ id: 'name', header: 'Name', cell: rendered }],
      source: { rows },
      state: { pageSize },
      getRowId: (row) => {
        requested.add(row)
        return row.id
      },
      selectionMode: 'multiple',
    })
    expect(rendered.mock.calls.map(([row]) => row)).toEqual(rows.slice(0, count))
    expect([...requested]).toEqual(rows.slice(0, count))
  })

  it('distinguishes a search without results from a table without rows, and offers a reset', async () => {
    show({ defaultState: { search: 'nobody' } })
    expect(screen.getByRole('heading', { name: 'No results' })).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Clear search and filters' }))
    expect(names()).toHaveLength(8)
    expect(screen.getByRole('grid').contains(document.activeElement)).toBe(true)
  })

  it.each([
    ['en-US', '1 row', '2 rows'],
    ['es-MX', '1 fila', '2 filas'],
    ['fr-CA', '1 ligne', '2 lignes'],
  ])('announces how many rows match in %s, even if the count stays the same', (locale, one, two) => {
    const rows = usersOf(8)
    const search = (text: string) => ({ locale, source: { rows }, state: { search: text } })
    const { rerender } = show(search(''))
    rerender(table(search('user3@')))
    expect(announcement()).toEqual([one])
    const before = screen.getByRole('status').firstElementChild
    rerender(table(search('user4@')))
    expect(announcement()).toEqual([one])
    expect(screen.getByRole('status').firstElementChild).not.toBe(before)
    rerender(table({ ...search(''), source: { rows: rows.slice(0, 2) } }))
    expect(announcement()).toEqual([two])
  })

  it('filters by a column with its `matches` function, and by several columns together', () => {
    const { rerender } = show({ state: { filters: { type: 'Supplier' } } })
    expect(names()).toHaveLength(4)
    rerender(table({ state: { filters: { type: 'Supplier', email: ['user2@example.com', 'user3@example.com'] } } }))
    expect(names()).toEqual(['User 0002'])
  })

  it('TBL-01 shows the last page if the requested page is past the end', () => {
    show({ source: { rows: usersOf(23) }, state: { page: 7, pageSize: 10 }, footerActions: <DataTablePagination /> })
    expect(names()).toEqual(['User 0020', 'User 0021', 'User 0022'])
    expect(firstRank()).toBe('22')
  })

  it('calls a server on every change and shows its rows as they arrive', async () => {
    const onQueryChange = vi.fn<(query: DataTableQuery) => void>()
    const page = usersOf(60).slice(25, 50)
    show({
      source: { page, rowCount: 60, onQueryChange },
      defaultState: { page: 1 },
      selectionMode: 'multiple',
      footerActions: [<DataTableSelectionBar key="bar" />, <DataTablePagination key="pages" />],
    })
    expect(names()[0]).toBe('User 0025')
    expect(screen.getAllByRole('row')[1]).toHaveAttribute('aria-rowindex', '27')
    await userEvent.click(screen.getByRole('button', { name: 'Type' }))
    const query = { search: '', sort: [{ column: 'type', direction: 'ascending' }], page: 0, pageSize: 25, filters: {} }
    expect(onQueryChange).toHaveBeenCalledExactlyOnceWith(query)
    expect(names()[0]).toBe('User 0025')
  })

  it('B-06 offers to select all matches on a server, keeps excluded rows, and resets with another search', async () => {
    const onSelectionChange = vi.fn<(selection: DataTableSelection) => void>()
    show({
      source: { page: usersOf(25), rowCount: 3214 },
      selectionMode: 'multiple',
      onSelectionChange,
      children: <DataTableSearch label="Search users" delay={0} />,
      footerActions: <DataTableSelectionBar />,
    })
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select all rows on this page' }))
    const bar = screen.getByRole('group', { name: 'Selected rows' })
    expect(bar).toHaveTextContent('25 rows selected')
    await userEvent.click(within(bar).getByRole('button', { name: 'Select all 3,214 matching' }))
    const query = { search: '', filters: {} }
    expect(onSelectionChange).toHaveBeenLastCalledWith({ allExcept: new Set(), query })
    expect(bar).toHaveTextContent('3,214 rows selected')
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select User 0003' }))
    expect(onSelectionChange).toHaveBeenLastCalledWith({ allExcept: new Set(['user3@example.com']), query })
    expect(bar).toHaveTextContent('3,213 rows selected')
    await userEvent.type(screen.getByRole('searchbox'), 'a')
    await waitFor(() => expect(onSelectionChange).toHaveBeenLastCalledWith({ include: new Set() }))
  })

  it('TBL-09 announces the order when a server’s rows arrive, and no count for a failure', async () => {
    const server = { source: { page: usersOf(8), rowCount: 350 } }
    const order = [{ column: 'name', direction: 'descending' as const }]
    const { rerender } = show({ ...server, state: { sort: [] } })
    rerender(table({ ...server, state: { sort: order }, isRefreshing: true }))
    await waitFor(() => expect(announcement()).toEqual(['Updating']))
    rerender(table({ ...server, source: { page: usersOf(8).toReversed(), rowCount: 350 }, state: { sort: order } }))
    await waitFor(() => expect(announcement()).toEqual(['350 rows. Sorted by Name, descending']))
    rerender(table({ ...server, state: { sort: [] }, isRefreshing: true }))
    await waitFor(() => expect(announcement()).toEqual(['Updating']))
    rerender(table({ ...server, state: { sort: [] }, error: true }))
    expect(screen.getByRole('alert')).toBeVisible()
    expect(announcement()).toEqual(['Updating'])
  })

  it('TBL-08 counts the rows of the current page until the next rows arrive', () => {
    const first = usersOf(60).slice(0, 10)
    const { rerender } = show(tenOf60(0, first))
    rerender(table({ ...tenOf60(1, first), isRefreshing: true }))
    expect(firstRank()).toBe('2')
    rerender(table(tenOf60(1, usersOf(60).slice(10, 20))))
    expect(firstRank()).toBe('12')
  })

  it('moves focus from its rows to the error that replaces them', async () => {
    const { rerender } = show()
    grid().querySelector<HTMLElement>('[tabindex="0"]')?.focus()
    rerender(table({ error: true, onRetry: vi.fn<() => void>() }))
    expect(screen.getByRole('alert').closest('[tabindex]')).toHaveFocus()
    await userEvent.tab()
    expect(screen.getByRole('button', { name: 'Try again' })).toHaveFocus()
  })

  it('B-12 moves focus to the rows after a retry', async () => {
    render(<FailedOnce />)
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(screen.getByRole('rowheader', { name: 'User 0000' })).toHaveFocus())
  })

  it('loads more rows near the end, unless there are no more', async () => {
    const onLoadMore = vi.fn<() => void>()
    const all = usersOf(200)
    const pages = (count: number) => ({
      source: { pages: [all.slice(0, count)], hasMore: count < 200, onLoadMore, rowCount: 200 },
    })
    const { rerender } = show(pages(100))
    expect(onLoadMore).not.toHaveBeenCalled()
    screen.getAllByRole('rowheader')[0]?.focus()
    await userEvent.keyboard('{Control>}{End}{/Control}')
    expect(onLoadMore).toHaveBeenCalledOnce()
    rerender(table(pages(200)))
    await userEvent.keyboard('{Control>}{End}{/Control}')
    expect(onLoadMore).toHaveBeenCalledOnce()
    expect(grid()).toHaveAttribute('aria-rowcount', '201')
  })

  it('CPY-02 divides chunks into pages and loads the next chunk for an incomplete page', () => {
    const onLoadMore = vi.fn<() => void>()
    const chunk = usersOf(30)
    const at = (page: number) => ({
      source: { pages: [chunk], hasMore: true, onLoadMore, rowCount: 1240 },
      state: { page, pageSize: 25 },
      footerActions: <DataTablePagination />,
    })
    const { rerender } = show(at(0))
    expect(onLoadMore).not.toHaveBeenCalled()
    rerender(table(at(1)))
    expect(names()).toHaveLength(5)
    expect(onLoadMore).toHaveBeenCalledOnce()
  })

  it('TBL-04 shows that a page without loaded rows is loading, and requests it again after other rows arrive', async () => {
    const onLoadMore = vi.fn<() => void>()
    const all = usersOf(60)
    const at = (count: number, isRefreshing: boolean) => ({
      source: { pages: [all.slice(0, count)], hasMore: count < 60, onLoadMore, rowCount: 60 },
      state: { page: 2, pageSize: 10 },
      isRefreshing,
    })
    const { rerender } = show(at(20, true))
    expect(screen.queryByText('No data available.')).not.toBeInTheDocument()
    expect(grid()).toHaveAttribute('aria-busy', 'true')
    expect(onLoadMore).not.toHaveBeenCalled()
    rerender(table(at(20, false)))
    expect(onLoadMore).toHaveBeenCalledOnce()
    rerender(table(at(20, true)))
    rerender(table(at(20, false)))
    // A failed request isn't repeated endlessly.
    expect(onLoadMore).toHaveBeenCalledOnce()
    rerender(table(at(40, false)))
    expect(names()[0]).toBe('User 0020')
  })

  it('TBL-04 has the requested minimum height without rows', () => {
    show({ source: { rows: [] }, emptyHeight: '512px' })
    const heading = screen.getByRole('heading', { name: 'No data available.' })
    expect(heading.closest('[style]')).toHaveStyle({ minBlockSize: '512px' })
  })

  it('expands a row, and arrow keys move through its details', async () => {
    show({ renderDetail: ({ email }) => <a href={`mailto:${email}`}>{email}</a> })
    await userEvent.click(screen.getByRole('button', { name: 'More: User 0000' }))
    await userEvent.keyboard('{ArrowDown}{Enter}')
    expect(screen.getByRole('link', { name: 'user0@example.com' })).toHaveFocus()
    await userEvent.keyboard('{Escape}{ArrowDown}')
    expect(screen.getByRole('button', { name: 'More: User 0001' })).toHaveFocus()
    await userEvent.keyboard('{ArrowUp}{ArrowUp}')
    expect(screen.getByRole('button', { name: 'More: User 0000' })).toHaveFocus()
  })

  it('does not treat a press on a widget, or a text selection, as a press on the row', async () => {
    const onRowAction = vi.fn<(user: User) => void>()
    show({ onRowAction, selectionMode: 'multiple' })
    await userEvent.click(screen.getByRole('button', { name: 'See more' }))
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select User 0002' }))
    expect(onRowAction).not.toHaveBeenCalled()
    await userEvent.dblClick(screen.getByText('User 0002'))
    expect(onRowAction).toHaveBeenCalledOnce()
  })

  it('can be partly controlled by the application', async () => {
    render(<Held />)
    expect(names()[0]).toBe('User 0025')
    await userEvent.click(screen.getByRole('button', { name: 'Name' }))
    expect(names()[0]).toBe('User 0000')
  })

  it('selects a single row', async () => {
    show({ selectionMode: 'single' })
    await userEvent.click(screen.getByRole('radio', { name: 'Select User 0002' }))
    await userEvent.click(screen.getByRole('radio', { name: 'Select User 0003' }))
    expect(screen.getAllByRole('radio', { checked: true })).toEqual([
      screen.getByRole('radio', { name: 'Select User 0003' }),
    ])
    expect(grid()).not.toHaveAttribute('aria-multiselectable')
  })
})
