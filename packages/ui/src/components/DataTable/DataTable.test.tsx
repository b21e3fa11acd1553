import { act, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { DataTable } from './DataTable.tsx'
import { DataTablePagination } from '../DataTablePagination/DataTablePagination.tsx'
import { DataTableSearch } from '../DataTableSearch/DataTableSearch.tsx'
import { withLayout, withWidth } from './layout.fixture.ts'
import type { DataTableColumn, DataTableSelection, DataTableState } from './types.ts'
import { columns, grid, names, row, announcement, show, table, type User, usersOf } from './users.fixture.tsx'

withLayout()

/** Parts inside an application's own components. */
const Tools = () => <DataTableSearch label="Search users" />
const Pages = () => <DataTablePagination />

afterEach(() => vi.unstubAllGlobals())

describe('DataTable', () => {
  it('TBL-01 shows 25 rows per page if it has pages, and offers 10, 25, 50, 75 and 100', async () => {
    show({ source: { rows: usersOf(60) }, footerActions: <DataTablePagination /> })
    expect(names()).toHaveLength(25)
    const size = screen.getByRole('combobox', { name: 'Rows per page' })
    expect(
      within(size)
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual(['10', '25', '50', '75', '100'])
    await userEvent.click(screen.getByRole('button', { name: 'Next page' }))
    expect(names()[0]).toBe('User 0025')
    await userEvent.selectOptions(size, '10')
    expect(names()).toHaveLength(10)
    expect(names()[0]).toBe('User 0020')
  })

  it('renders its parts above and below the rows, which find the table even in an application’s own components', () => {
    show({ source: { rows: usersOf(60) }, children: <Tools />, footerActions: <Pages /> })
    expect(names()).toHaveLength(25)
    const search = screen.getByRole('searchbox', { name: 'Search users' })
    expect(search.compareDocumentPosition(grid())).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    const pages = screen.getByRole('navigation', { name: 'Pagination' })
    expect(grid().compareDocumentPosition(pages)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  })

  it('has parts that throw a helpful error outside a table', () => {
    vi.spyOn(console, 'error').mockReturnValue()
    expect(() => render(<DataTablePagination />)).toThrow(
      'DataTablePagination must be inside a DataTable: pass it as `children` (above the rows) or `footerActions`',
    )
    vi.restoreAllMocks()
  })

  it('a column without a value uses the field of the row', () => {
    const known: DataTableColumn<User>[] = [
      { id: 'name', header: 'Name' },
      { id: 'short', header: 'Short', value: ({ name }) => name.slice(0, 2) },
      { id: 'act', header: 'Act', cell: () => 'Go', isSearchable: false },
    ]
    // @ts-expect-error -- mistyped: no row has such a field
    const mistyped: DataTableColumn<User> = { id: 'nmae', header: 'Name' }
    show({ columns: [...known, mistyped] })
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Name',
      'Short',
      'Act',
      'Name',
    ])
  })

  it('TBL-01 accepts a stored number of rows', () => {
    show({ source: { rows: usersOf(60) }, defaultState: { pageSize: 50 }, footerActions: <DataTablePagination /> })
    expect(names()).toHaveLength(50)
  })

  it('ENT-05 gives each row a DOM id per table; a selection uses the row’s own id', async () => {
    const onSelectionChange = vi.fn<(selection: DataTableSelection) => void>()
    show({ selectionMode: 'multiple', onSelectionChange })
    render(table())
    const ids = screen.getAllByRole('row').flatMap(({ id }) => id || [])
    expect(ids).toHaveLength(16)
    expect(new Set(ids).size).toBe(16)
    expect(ids.filter((id) => id.startsWith('user3%40example.com-'))).toHaveLength(2)
    await userEvent.click(screen.getByRole('checkbox', { name: /User 0003/ }))
    expect(onSelectionChange).toHaveBeenCalledWith({ include: new Set(['user3@example.com']) })
  })

  it('TBL-08 throws a helpful error if rows have no id', () => {
    vi.spyOn(console, 'error').mockReturnValue()
    const towns = <DataTable aria-label="Towns" columns={[]} source={{ rows: [{ town: 'Toluca' }] }} />
    expect(() => render(towns)).toThrow('Give it getRowId.')
    vi.restoreAllMocks()
  })

  it('TBL-02 a search returns to the first page, 500 ms after the last key', () => {
    vi.useFakeTimers()
    const onStateChange = vi.fn<(state: DataTableState) => void>()
    show({
      source: { rows: usersOf(60) },
      defaultState: { page: 2, pageSize: 10 },
      onStateChange,
      children: <DataTableSearch label="Search users" />,
      footerActions: <DataTablePagination />,
    })
    const text = { target: { value: 'USER5' } }
    fireEvent.change(screen.getByRole('searchbox', { name: 'Search users' }), text)
    act(() => void vi.advanceTimersByTime(499))
    expect(onStateChange).not.toHaveBeenCalled()
    act(() => void vi.advanceTimersByTime(1))
    expect(onStateChange.mock.lastCall?.[0]).toMatchObject({ search: 'USER5', page: 0, pageSize: 10 })
    expect(names()).toEqual(expect.arrayContaining(['User 0005', 'User 0050']))
    expect(names()).toHaveLength(10)
  })

  it('TBL-02 sorts only by columns in the list of sorts', () => {
    const { rerender } = show({ state: { sort: [] } })
    expect(names()[0]).toBe('User 0000')
    rerender(table({ state: { sort: [{ column: 'name', direction: 'descending' }] } }))
    expect(names()[0]).toBe('User 0007')
  })

  it.each([
    [390, ['Name', 'Email']],
    [767, ['Name', 'Email']],
    [768, ['Name', 'Type', 'Email']],
    [1023, ['Name', 'Type', 'Email']],
    [1024, ['Name', 'Type', 'Products', 'Email']],
  ])('TBL-03 shows at %i px the columns %j, and the others in the details of the row', async (width, shown) => {
    withWidth(width)
    show()
    const heads = screen.getAllByRole('columnheader').map((head) => head.textContent?.trim())
    expect(heads.filter((head) => head !== 'Details')).toEqual(shown)
    const more = screen.queryByRole('button', { name: 'More: User 0001' })
    if (shown.length === columns.length) expect(more).not.toBeInTheDocument()
    else {
      await userEvent.click(more as HTMLElement)
      expect(within(row('User 0001')).getByText(/^Channel Insights/)).toBeVisible()
      expect(screen.getByRole('button', { name: 'More: User 0001', expanded: true })).toHaveFocus()
    }
  })

  it('TBL-03 does not count the row’s actions as a column, and shows all columns on request', () => {
    withWidth(390)
    const { rerender } = show({ rowActions: ({ name }) => <button type="button">{`Actions for ${name}`}</button> })
    expect(screen.getAllByRole('columnheader').map((head) => head.textContent?.trim())).toEqual([
      'Details',
      'Name',
      'Email',
      'Actions',
    ])
    rerender(table({ showAllColumns: true }))
    expect(screen.getAllByRole('columnheader')).toHaveLength(4)
  })

  it('pins columns only if the window has space beside them', () => {
    const sticky = columns.map((column, index) => ({ ...column, sticky: index === 0 ? ('start' as const) : undefined }))
    withWidth(390)
    show({ columns: sticky, showAllColumns: true }).unmount()
    show({ columns: sticky, showAllColumns: true })
    expect(row('User 0001').querySelector('[data-sticky]')).toBeNull()
  })

  it('TBL-04 shows skeletons in the columns before the first rows load, and announces loading', () => {
    show({ isLoading: true })
    expect(grid()).toHaveAttribute('aria-busy', 'true')
    expect(screen.queryByRole('rowheader')).not.toBeInTheDocument()
    expect(screen.getAllByRole('columnheader')).toHaveLength(4)
    expect(announcement()).toEqual(['Loading'])
  })

  it('TBL-04 keeps the rows while other rows load, and announces when loading starts and ends', () => {
    const { rerender } = show()
    rerender(table({ isRefreshing: true }))
    expect(grid()).toHaveAttribute('aria-busy', 'true')
    expect(names()).toHaveLength(8)
    expect(announcement()).toEqual(['Updating'])
    rerender(table())
    expect(grid()).not.toHaveAttribute('aria-busy')
    expect(announcement()).toEqual(['8 rows'])
  })

  it('TBL-04 shows that there are no rows', () => {
    show({ source: { rows: [] } })
    expect(screen.getByRole('heading', { name: 'No data available.' })).toBeVisible()
  })

  it('TBL-05 a disabled row cannot be selected, not by its box, its key or with all others', async () => {
    const onSelectionChange = vi.fn<(selection: DataTableSelection) => void>()
    show({
      selectionMode: 'multiple',
      isRowDisabled: ({ type }) => type !== 'Supplier',
      onSelectionChange,
    })
    const box = screen.getByRole('checkbox', { name: 'Select User 0001' })
    expect(row('User 0001')).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(box)
    await userEvent.keyboard(' ')
    expect(box).not.toBeChecked()
    expect(onSelectionChange).not.toHaveBeenCalled()
    const all = screen.getByRole('checkbox', { name: 'Select all rows' })
    await userEvent.click(all)
    expect(onSelectionChange).toHaveBeenCalledExactlyOnceWith({
      include: new Set([0, 2, 4, 6].map((index) => `user${index}@example.com`)),
    })
    expect(all).toBeChecked()
    expect(row('User 0001')).toHaveAttribute('aria-selected', 'false')
  })

  it('TBL-06 cuts a long text at the column’s limit', async () => {
    show()
    const cell = row('User 0001')
    expect(cell).toHaveTextContent('Channel Insights, Customer Perception, D… See more')
    await userEvent.click(within(cell).getByRole('button', { name: 'See more' }))
    expect(cell).toHaveTextContent('Digital Landscapes See less')
  })

  it('TBL-07 shows that the rows failed to load, and retries', async () => {
    const onRetry = vi.fn<() => void>()
    show({ error: true, onRetry })
    const alert = screen.getByRole('alert')
    expect(alert).toHaveTextContent('Something went wrong...!')
    expect(alert).toHaveTextContent('An error occurred while performing the operation')
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(onRetry).toHaveBeenCalledOnce()
  })

  it('TBL-08 counts rows over all pages, and identifies them by id', async () => {
    const onSelectionChange = vi.fn<(selection: DataTableSelection) => void>()
    show({
      source: { rows: usersOf(60) },
      defaultState: { page: 1, pageSize: 25 },
      columns: [{ id: 'rank', header: 'Rank', value: () => null, cell: (_, rank) => rank }, ...columns],
      selectionMode: 'multiple',
      onSelectionChange,
      footerActions: <DataTablePagination />,
    })
    const first = screen.getAllByRole('row')[1] as HTMLElement
    expect(within(first).getByRole('rowheader')).toHaveTextContent('26')
    expect(first).toHaveAttribute('aria-rowindex', '27')
    expect(grid()).toHaveAttribute('aria-rowcount', '61')
    await userEvent.click(within(first).getByRole('checkbox'))
    expect(onSelectionChange).toHaveBeenCalledExactlyOnceWith({ include: new Set(['user25@example.com']) })
  })

  it('TBL-09 exposes sort and selection as roles and states', async () => {
    show({ selectionMode: 'multiple' })
    expect(grid()).toHaveAttribute('aria-multiselectable', 'true')
    const name = screen.getByRole('columnheader', { name: 'Name' })
    expect(name).toHaveAttribute('aria-sort', 'none')
    expect(screen.getByRole('columnheader', { name: 'Products' })).not.toHaveAttribute('aria-sort')
    await userEvent.click(within(name).getByRole('button'))
    expect(name).toHaveAttribute('aria-sort', 'ascending')
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select User 0003' }))
    expect(row('User 0003')).toHaveAttribute('aria-selected', 'true')
    expect(screen.getByRole('checkbox', { name: 'Select all rows' })).toBePartiallyChecked()
  })

  it.each([
    ['en-US', 'Sorted by Name, ascending', '1 row selected', '3 rows selected', 'No row selected'],
    [
      'es-MX',
      'Ordenada por Name, ascendente',
      '1 fila seleccionada',
      '3 filas seleccionadas',
      'Ninguna fila seleccionada',
    ],
    [
      'fr-CA',
      'Trié par Name, croissant',
      '1 ligne sélectionnée',
      '3 lignes sélectionnées',
      'Aucune ligne sélectionnée',
    ],
  ])('TBL-09 announces sort and selection in %s', (locale, sorted, one, three, none) => {
    const pick = (count: number) => ({
      locale,
      selectionMode: 'multiple' as const,
      selection: { include: new Set(usersOf(count).map(({ email }) => email)) },
    })
    const { rerender } = show(pick(0))
    expect(announcement()).toEqual([''])
    const sort = [{ column: 'name', direction: 'ascending' as const }]
    rerender(table({ ...pick(0), state: { sort } }))
    expect(announcement()).toEqual([sorted])
    rerender(table({ ...pick(1), state: { sort: [...sort] } }))
    expect(announcement()).toEqual([one])
    rerender(table({ ...pick(1), state: { sort: [...sort] } }))
    expect(announcement()).toEqual([one])
    rerender(table({ ...pick(3), state: { sort } }))
    expect(announcement()).toEqual([three])
    rerender(table({ ...pick(0), state: { sort } }))
    expect(announcement()).toEqual([none])
  })
})
