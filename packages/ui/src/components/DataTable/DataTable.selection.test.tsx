import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { startTransition, useState } from 'react'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { DataTablePagination } from '../DataTablePagination/DataTablePagination.tsx'
import { DataTableSearch } from '../DataTableSearch/DataTableSearch.tsx'
import { DataTableSelectionBar } from '../DataTableSelectionBar/DataTableSelectionBar.tsx'
import { withLayout } from './layout.fixture.ts'
import type { DataTableSelection, DataTableState } from './types.ts'
import { grid, show, table, type User, usersOf } from './users.fixture.tsx'

withLayout()

const bar = () => screen.getByRole('group', { name: 'Selected rows' })
const inBar = (name: string) => within(bar()).getByRole('button', { name })
const all = () => screen.getByRole('checkbox', { name: /^Select all rows/ })
const box = (name: string) => screen.getByRole('checkbox', { name: `Select ${name}` })
const shiftClick = async (element: Element) => {
  const user = userEvent.setup()
  await user.keyboard('{Shift>}')
  await user.click(element)
}
const isThirdParty = ({ type }: User) => type === 'Third Party User'
const parts = (
  <>
    <DataTableSelectionBar />
    <DataTablePagination />
  </>
)

const includes = (...positions: number[]) => ({
  include: new Set(positions.map((position) => `user${position}@example.com`)),
})

/** A page of ten of a server's 60 rows. */
const tenOf60 = (page: number) => ({
  source: { page: usersOf(60).slice(page * 10, page * 10 + 10), rowCount: 60 },
  state: { page, pageSize: 10 },
  selectionMode: 'multiple' as const,
  footerActions: parts,
})

/** The first page of a server's search result. */
const searched = (rowCount: number, search: string) => ({
  source: { page: usersOf(10), rowCount },
  state: { search, pageSize: 10 },
  selectionMode: 'multiple' as const,
  footerActions: parts,
})

describe('selecting rows', () => {
  it('renders only the selected row again, and none of its values', async () => {
    const renderActions = vi.fn(({ name }: User) => name)
    const renderName = vi.fn(({ name }: User) => name)
    show({
      columns: [{ id: 'name', header: 'Name', cell: renderName }],
      rowActions: renderActions,
      selectionMode: 'multiple',
    })
    renderActions.mockClear()
    renderName.mockClear()
    await userEvent.click(box('User 0002'))
    expect(box('User 0002')).toBeChecked()
    expect(renderActions.mock.results.map(({ value }) => value)).toEqual(['User 0002'])
    expect(renderName).not.toHaveBeenCalled()
  })

  it('B-06 keeps the focus when the pressed button disappears', async () => {
    show({ source: { rows: usersOf(60) }, selectionMode: 'multiple', footerActions: parts })
    await userEvent.click(all())
    inBar('Select all 60 matching').focus()
    await userEvent.keyboard('{Enter}')
    expect(inBar('Clear selection')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    expect(grid()).toContainElement(document.activeElement as HTMLElement)
  })

  it('B-06 resets a selection of all matching rows when the query changes, even by a link', async () => {
    const onSelectionChange = vi.fn<(selection: DataTableSelection) => void>()
    const server = (rowCount: number, search: string) => ({ ...searched(rowCount, search), onSelectionChange })
    const { rerender } = show(server(1240, ''))
    await userEvent.click(all())
    await userEvent.click(inBar('Select all 1,240 matching'))
    rerender(table({ ...server(1240, ''), state: { search: '', filters: {}, pageSize: 10, page: 1 } }))
    expect(bar()).toHaveTextContent('1,240 rows selected')
    rerender(table(server(114, 'foods')))
    expect(screen.queryByRole('group', { name: 'Selected rows' })).not.toBeInTheDocument()
    expect(onSelectionChange).toHaveBeenLastCalledWith({ include: new Set() })
  })

  it('B-06 does not select rows again that the application has deselected when the user extends a range', async () => {
    const onSelectionChange = vi.fn<(selection: DataTableSelection) => void>()
    const rows = { source: { rows: usersOf(10) }, selectionMode: 'multiple', onSelectionChange } as const
    const { rerender } = show({ ...rows, selection: { include: new Set() } })
    await userEvent.click(box('User 0000'))
    rerender(table({ ...rows, selection: { include: new Set(['user0@example.com']) } }))
    rerender(table({ ...rows, selection: { include: new Set() } }))
    await shiftClick(box('User 0008'))
    expect(onSelectionChange).toHaveBeenLastCalledWith({ include: new Set(['user8@example.com']) })
  })

  it('B-06 key Shift+ArrowDown: starts a range at the focus if the last selected row is on another page', async () => {
    const onSelectionChange = vi.fn<(selection: DataTableSelection) => void>()
    const { rerender } = show({ ...tenOf60(0), onSelectionChange })
    await userEvent.click(box('User 0003'))
    await shiftClick(box('User 0004'))
    rerender(table({ ...tenOf60(1), onSelectionChange }))
    await userEvent.click(screen.getByRole('rowheader', { name: 'User 0012' }))
    await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}')
    expect(onSelectionChange).toHaveBeenLastCalledWith(includes(3, 4, 12, 13))
    await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}')
    expect(onSelectionChange).toHaveBeenLastCalledWith(includes(3, 4, 12, 13, 14))
  })

  it('B-06 extends a range even if the application stores a copy of the selection', async () => {
    const onSelectionChange = vi.fn<(selection: DataTableSelection) => void>()
    const rows = { source: { rows: usersOf(10) }, selectionMode: 'multiple', onSelectionChange } as const
    const { rerender } = show({ ...rows, selection: { include: new Set() } })
    await userEvent.click(box('User 0002'))
    rerender(table({ ...rows, selection: { include: new Set(['user2@example.com']) } }))
    await shiftClick(box('User 0004'))
    const ids = ['user2@example.com', 'user3@example.com', 'user4@example.com']
    expect(onSelectionChange).toHaveBeenLastCalledWith({ include: new Set(ids) })
  })

  it('B-06 does not include all rows that another search matched when the user extends a range', async () => {
    const onSelectionChange = vi.fn<(selection: DataTableSelection) => void>()
    const server = (rowCount: number, search: string) => ({ ...searched(rowCount, search), onSelectionChange })
    const { rerender } = show(server(60, ''))
    await userEvent.click(all())
    await userEvent.click(inBar('Select all 60 matching'))
    await userEvent.click(box('User 0002'))
    rerender(table(server(12, 'foods')))
    await shiftClick(box('User 0004'))
    expect(onSelectionChange).toHaveBeenLastCalledWith({ include: new Set(['user4@example.com']) })
    expect(box('User 0004')).toBeChecked()
  })

  it('B-06 offers to select all matching rows, and adds them to the selected rows of another search', async () => {
    const source = { rows: usersOf(60) }
    const given = { source, selectionMode: 'multiple', footerActions: parts } as const
    const { rerender } = show({ ...given, state: { pageSize: 10, search: 'Supplier' } })
    await userEvent.click(all())
    await userEvent.click(inBar('Select all 30 matching'))
    rerender(table({ ...given, state: { pageSize: 10, search: 'Third' } }))
    await userEvent.click(all())
    expect(bar()).toHaveTextContent('40 rows selected')
    await userEvent.click(inBar('Select all 30 matching'))
    expect(bar()).toHaveTextContent('60 rows selected')
  })

  it('B-06 does not offer to select rows that the user excluded from all', async () => {
    const { rerender } = show(tenOf60(0))
    await userEvent.click(all())
    await userEvent.click(inBar('Select all 60 matching'))
    await userEvent.click(box('User 0003'))
    rerender(table(tenOf60(1)))
    expect(bar()).toHaveTextContent('59 rows selected')
    expect(within(bar()).queryByRole('button', { name: /^Select all/ })).not.toBeInTheDocument()
  })

  it('TBL-05 the box for all rows is indeterminate if only rows after the first are selected', async () => {
    show({ selectionMode: 'multiple' })
    expect(all()).not.toBePartiallyChecked()
    await userEvent.click(all())
    expect(all()).toBeChecked()
    expect(all()).not.toBePartiallyChecked()
    for (const name of ['User 0000', 'User 0001']) {
      await userEvent.click(box(name))
      expect(all()).toBePartiallyChecked()
    }
  })

  it('TBL-05 counts and offers only selectable rows', async () => {
    show({
      source: { rows: usersOf(60) },
      selectionMode: 'multiple',
      isRowDisabled: isThirdParty,
      footerActions: parts,
    })
    await userEvent.click(all())
    await userEvent.click(inBar('Select all 30 matching'))
    expect(bar()).toHaveTextContent('30 rows selected')
    expect(within(bar()).queryByRole('button', { name: /^Select all/ })).not.toBeInTheDocument()
  })

  it('TBL-05 uses a server’s count of selectable rows', async () => {
    const onSelectionChange = vi.fn<(selection: DataTableSelection) => void>()
    show({
      source: { page: usersOf(10), rowCount: 1240, selectableCount: 827 },
      selectionMode: 'multiple',
      isRowDisabled: isThirdParty,
      onSelectionChange,
      footerActions: parts,
    })
    await userEvent.click(all())
    await userEvent.click(inBar('Select all 827 matching'))
    expect(bar()).toHaveTextContent('827 rows selected')
    expect(onSelectionChange).toHaveBeenLastCalledWith({ allExcept: new Set(), query: { search: '', filters: {} } })
  })

  it('TBL-05 B-06 excludes the loaded disabled rows if a server does not count them', async () => {
    const onSelectionChange = vi.fn<(selection: DataTableSelection) => void>()
    show({ ...tenOf60(0), isRowDisabled: isThirdParty, onSelectionChange })
    await userEvent.click(all())
    await userEvent.click(inBar('Select all 60 matching'))
    const disabled = usersOf(10).filter(isThirdParty)
    expect(onSelectionChange).toHaveBeenLastCalledWith({
      allExcept: new Set(disabled.map(({ id }) => id)),
      query: { search: '', filters: {} },
    })
    expect(box('User 0001')).not.toBeChecked()
    expect(bar()).toHaveTextContent('55 rows selected')
  })

  it('deselects removed rows, but none during loading', async () => {
    const given = { selectionMode: 'multiple', footerActions: parts } as const
    const { rerender } = show({ ...given, source: { rows: usersOf(12) } })
    await userEvent.click(all())
    rerender(table({ ...given, source: { rows: [] }, isLoading: true }))
    expect(bar()).toHaveTextContent('12 rows selected')
    rerender(table({ ...given, source: { rows: usersOf(12).slice(4) } }))
    await waitFor(() => expect(bar()).toHaveTextContent('8 rows selected'))
  })
})

/** A router applies a search in its own transition, after the table requests it. */
function Routed() {
  const [search, setSearch] = useState('')
  return table({
    source: { rows: usersOf(60) },
    state: { search },
    onStateChange: (state) => setTimeout(() => startTransition(() => setSearch(state.search)), 30),
    children: <DataTableSearch label="Search users" delay={10} />,
  })
}

describe('a search with delayed state', () => {
  it('TBL-02 keeps every letter, even those typed before its state arrives', async () => {
    render(<Routed />)
    const box = screen.getByRole('searchbox', { name: 'Search users' })
    const seen: string[] = []
    const watch = setInterval(() => seen.push((box as HTMLInputElement).value), 2)
    const user = userEvent.setup({ delay: 25 })
    await user.type(box, 'user 0012')
    await waitFor(() => expect(screen.getAllByRole('rowheader')).toHaveLength(1))
    clearInterval(watch)
    expect(box).toHaveValue('user 0012')
    expect(seen.toSorted((one, other) => one.length - other.length)).toEqual(seen)
  })

  it('TBL-02 discards the last typed text when the search is cleared during the pause', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    onTestFinished(() => void vi.useRealTimers())
    const person = userEvent.setup({ advanceTimers: (time) => vi.advanceTimersByTime(time) })
    const onStateChange = vi.fn<(state: DataTableState) => void>()
    // So long that only this test's clock ends the pause.
    const search = <DataTableSearch label="Search users" delay={600_000} />
    show({ source: { rows: usersOf(60) }, defaultState: { search: 'zzz' }, onStateChange, children: search })
    await person.type(screen.getByRole('searchbox', { name: 'Search users' }), 'q')
    await person.click(screen.getByRole('button', { name: 'Clear search and filters' }))
    await person.type(screen.getByRole('searchbox', { name: 'Search users' }), '0012')
    await act(() => vi.advanceTimersByTimeAsync(600_000))
    await waitFor(() => expect(screen.getAllByRole('rowheader')).toHaveLength(1))
    expect(onStateChange.mock.calls.map(([state]) => state.search)).toEqual(['', '0012'])
  })
})
