import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { DataTable, type DataTableColumn, type DataTableProps, type DataTableState } from './DataTable.tsx'
import { withElementWidth, withWidth } from './layout.fixture.ts'

interface Person {
  id: string
  name: string
  email: string
  type: string
  company: string
}

const rows: Person[] = [
  { id: '1', name: 'Ana Castillo', email: 'ana@brightfoods.example', type: 'Administrator', company: 'Bright Foods' },
]
const columns: DataTableColumn<Person>[] = [
  { id: 'name', header: 'Name' },
  { id: 'email', header: 'Email', sticky: 'end' },
  { id: 'type', header: 'Type', isSortable: true },
  { id: 'company', header: 'Company' },
]

const show = (state: Partial<DataTableState>, more: Partial<DataTableProps<Person>> = {}) =>
  render(<DataTable {...more} aria-label="Users" columns={columns} source={{ rows }} state={state} />)

const heads = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent.trim())
const headOf = (name: string) => screen.getByRole('columnheader', { name })
const isSticky = (name: string) => getComputedStyle(headOf(name)).insetInlineStart !== ''

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('DataTable: the columns that the user arranges', () => {
  it('B-10 have their defined order by default', () => {
    show({})
    expect(heads()).toEqual(['Name', 'Type', 'Company', 'Email'])
  })

  it('B-10 have the chosen order', () => {
    show({ columnOrder: ['company', 'type', 'name'] })
    expect(heads()).toEqual(['Company', 'Type', 'Name', 'Email'])
  })

  it('B-10 stay after the column before them if the order does not list them', () => {
    show({ columnOrder: ['type', 'name'] })
    expect(heads()).toEqual(['Type', 'Company', 'Name', 'Email'])
  })

  it('B-10 disappear when hidden, also from the details of rows', () => {
    show({ hiddenColumns: ['type', 'email'] })
    expect(heads()).toEqual(['Name', 'Company'])
    expect(screen.queryByRole('button', { name: /^More/ })).not.toBeInTheDocument()
  })

  it('TBL-03 columns that do not fit are in the details, hidden ones are not', async () => {
    withWidth(390)
    show({ hiddenColumns: ['email'] })
    expect(screen.queryByRole('columnheader', { name: 'Company' })).not.toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: /^More/ }))
    expect(screen.getByRole('term')).toHaveTextContent('Company')
  })

  it.each([
    [500, ['Name', 'Email']],
    [700, ['Name', 'Type', 'Email']],
    [896, ['Name', 'Type', 'Company', 'Email']],
  ])('TBL-03 fit a container of %d px in a wide window', async (width, shown) => {
    withElementWidth(width)
    show({})
    await waitFor(() => expect(heads().filter((name) => name !== 'Details')).toEqual(shown))
  })

  it('B-10 are never all hidden: the column that names the rows stays', () => {
    show({ hiddenColumns: ['name', 'email', 'type', 'company'] })
    expect(heads()).toEqual(['Name'])
  })

  it('B-10 stay at the side to which they are pinned, and scroll when unpinned', () => {
    show({ pinnedColumns: { company: 'start', email: 'none' } })
    expect(heads()).toEqual(['Company', 'Name', 'Email', 'Type'])
    expect(isSticky('Company')).toBe(true)
    expect(isSticky('Email')).toBe(false)
  })

  it('B-12 the column that names the rows stays the row header at another position', () => {
    show({ columnOrder: ['company', 'name'] })
    expect(screen.getByRole('rowheader')).toHaveTextContent('Ana Castillo')
  })

  it('B-10 an unknown column id has no effect', () => {
    show({
      columnOrder: ['gone', 'type', 'name', 'gone'],
      hiddenColumns: ['gone'],
      pinnedColumns: { gone: 'start' },
      columnWidths: { gone: 90 },
    })
    expect(heads()).toEqual(['Type', 'Company', 'Name', 'Email'])
  })

  it('B-10 a hidden column is still searched and sorted', () => {
    show({ hiddenColumns: ['type'], search: 'administrator' })
    expect(within(screen.getByRole('grid')).getByText('Ana Castillo')).toBeInTheDocument()
  })

  it('B-10 the density that the user chose replaces the table’s own', () => {
    const { container } = show({ density: 'compact' }, { density: 'comfortable' })
    expect(container.querySelector('[data-density]')).toHaveAttribute('data-density', 'compact')
  })

  it('B-10 every change reports the whole state as plain JSON', async () => {
    const onStateChange = vi.fn<(state: DataTableState) => void>()
    const defaultState = {
      columnOrder: ['type'],
      hiddenColumns: ['email'],
      pinnedColumns: { type: 'start' },
      density: 'compact',
    } as const
    render(
      <DataTable
        aria-label="Users"
        columns={columns}
        source={{ rows }}
        defaultState={defaultState}
        onStateChange={onStateChange}
      />,
    )
    await userEvent.click(screen.getByRole('button', { name: 'Type' }))
    const [state] = onStateChange.mock.lastCall ?? []
    expect(state).toMatchObject({ ...defaultState, sort: [{ column: 'type', direction: 'ascending' }] })
    expect(JSON.parse(JSON.stringify(state))).toEqual(state)
  })
})
