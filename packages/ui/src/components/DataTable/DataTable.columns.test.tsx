import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { DataTable, type DataTableColumn, type DataTableProps, type DataTableState } from './DataTable.tsx'
import { withPlace, withWidth } from './layout.fixture.ts'

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

describe('DataTable: the columns that a person arranges', () => {
  it('B-10 stand as they are defined where nothing is chosen', () => {
    show({})
    expect(heads()).toEqual(['Name', 'Type', 'Company', 'Email'])
  })

  it('B-10 stand in the order that is chosen', () => {
    show({ columnOrder: ['company', 'type', 'name'] })
    expect(heads()).toEqual(['Company', 'Type', 'Name', 'Email'])
  })

  it('B-10 stay behind the one before them where the order does not name them', () => {
    show({ columnOrder: ['type', 'name'] })
    expect(heads()).toEqual(['Type', 'Company', 'Name', 'Email'])
  })

  it('B-10 go when they are hidden, and are in no row’s details', () => {
    show({ hiddenColumns: ['type', 'email'] })
    expect(heads()).toEqual(['Name', 'Company'])
    expect(screen.queryByRole('button', { name: /^More/ })).not.toBeInTheDocument()
  })

  it('TBL-03 those that have no room are in the details, those that are hidden nowhere', async () => {
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
  ])('TBL-03 are those that a place of %d px has room for, in a wide window', async (width, shown) => {
    withPlace(width)
    show({})
    await waitFor(() => expect(heads().filter((name) => name !== 'Details')).toEqual(shown))
  })

  it('B-10 are never all hidden: the one that names the rows stays', () => {
    show({ hiddenColumns: ['name', 'email', 'type', 'company'] })
    expect(heads()).toEqual(['Name'])
  })

  it('B-10 stay at the side to which they are pinned, and scroll where they are let go', () => {
    show({ pinnedColumns: { company: 'start', email: 'none' } })
    expect(heads()).toEqual(['Company', 'Name', 'Email', 'Type'])
    expect(isSticky('Company')).toBe(true)
    expect(isSticky('Email')).toBe(false)
  })

  it('B-12 the column that names the rows goes on doing so at another place', () => {
    show({ columnOrder: ['company', 'name'] })
    expect(screen.getByRole('rowheader')).toHaveTextContent('Ana Castillo')
  })

  it('B-10 an id that no column has does nothing', () => {
    show({
      columnOrder: ['gone', 'type', 'name', 'gone'],
      hiddenColumns: ['gone'],
      pinnedColumns: { gone: 'start' },
      columnWidths: { gone: 90 },
    })
    expect(heads()).toEqual(['Type', 'Company', 'Name', 'Email'])
  })

  it('B-10 a hidden column still is searched and sorts', () => {
    show({ hiddenColumns: ['type'], search: 'administrator' })
    expect(within(screen.getByRole('grid')).getByText('Ana Castillo')).toBeInTheDocument()
  })

  it('B-10 the table’s own density gives way to the one that is chosen in it', () => {
    const { container } = show({ density: 'compact' }, { density: 'comfortable' })
    expect(container.querySelector('[data-density]')).toHaveAttribute('data-density', 'compact')
  })

  it('B-10 all of it is told as plain JSON with every change', async () => {
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
