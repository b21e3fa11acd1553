import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { UIProvider } from '../UIProvider/UIProvider.tsx'
import { DataTable } from './DataTable.tsx'
import type { DataTableColumn, DataTableProps } from './types.ts'

interface Person {
  id: string
  firstName: string
  lastName: string
  email: string
  products: readonly string[]
  isShared: boolean
}

const long = 'alexandrina.montgomery-fitzgerald@northern.brightfoods.example'
const rows: readonly Person[] = [
  { id: '1', firstName: 'Ana', lastName: 'Castillo', email: long, products: [], isShared: false },
  { id: '2', firstName: 'Benoît', lastName: 'Tremblay', email: '', products: ['Pulse'], isShared: true },
]
const columns: readonly DataTableColumn<Person>[] = [
  { id: 'firstName', header: 'First name', inlineWith: 'lastName' },
  { id: 'lastName', header: 'Last name', isRowHeader: true },
  { id: 'email', header: 'Email', overflow: 'middle' },
  { id: 'products', header: 'Products' },
  {
    id: 'isShared',
    header: 'Shared',
    value: ({ isShared }) => (isShared ? 'Yes' : 'No'),
    isMuted: ({ isShared }) => !isShared,
    description: 'Whether several suppliers are seen',
  },
]

function show(props: Partial<DataTableProps<Person>> = {}, locale = 'en-US') {
  render(
    <UIProvider locale={locale}>
      <DataTable aria-label="Users" columns={columns} source={{ rows }} {...props} />
    </UIProvider>,
  )
}
const row = (name: RegExp) => within(screen.getByRole('row', { name }))
const rowHref = ({ id }: Person) => `?user=${id}`

describe('the content of cells', () => {
  it('shows the same muted sign for every empty value, list or text', () => {
    show()
    const empty = screen.getAllByRole('gridcell', { name: '—' })
    expect(empty).toHaveLength(2)
    for (const cell of empty) expect(cell).toHaveAttribute('data-muted')
  })

  it('mutes usual values, and no others', () => {
    show()
    expect(screen.getByRole('gridcell', { name: 'No' })).toHaveAttribute('data-muted')
    expect(screen.getByRole('gridcell', { name: 'Yes' })).not.toHaveAttribute('data-muted')
  })

  it('describes a column beyond its name', () => {
    show()
    expect(screen.getByRole('columnheader', { name: 'Shared' })).toHaveAccessibleDescription(
      'Whether several suppliers are seen',
    )
  })

  it('TBL-06 shortens an address in the middle, reads it in full, and has no ‘See more’', () => {
    show()
    const copy = screen.getByRole('button', { name: `Copy ${long}` })
    expect(copy.parentElement).toHaveTextContent(long)
    expect(screen.queryByRole('button', { name: 'See more' })).not.toBeInTheDocument()
  })

  it('copies an address with its button, and announces it', async () => {
    const user = userEvent.setup()
    show()
    await user.click(screen.getByRole('button', { name: `Copy ${long}` }))
    await expect(navigator.clipboard.readText()).resolves.toBe(long)
    expect(await screen.findByText(`Copied: ${long}`)).toBeInTheDocument()
  })

  it('shows French text for copying', () => {
    show({}, 'fr-CA')
    expect(screen.getByRole('button', { name: `Copier ${long}` })).toBeInTheDocument()
  })
})

describe('the name of a row as a link', () => {
  it('opens the row on a press, but leaves a press with Ctrl to the browser', async () => {
    const onRowAction = vi.fn<(row: Person) => void>()
    show({ rowHref, onRowAction })
    const link = row(/Castillo/).getByRole('link', { name: 'Castillo' })
    expect(link).toHaveAttribute('href', '?user=1')
    const user = userEvent.setup()
    await user.click(link)
    expect(onRowAction).toHaveBeenCalledExactlyOnceWith(rows[0])
    await user.keyboard('{Control>}')
    await user.click(link)
    expect(onRowAction).toHaveBeenCalledOnce()
  })

  it('includes the first name, which is part of the row’s name', () => {
    show({ rowHref })
    expect(row(/Castillo/).getAllByRole('link')).toHaveLength(2)
  })

  it('key Enter: opens the row from its name', async () => {
    const onRowAction = vi.fn<(row: Person) => void>()
    show({ rowHref, onRowAction })
    await userEvent.tab()
    expect(screen.getByRole('link', { name: 'Ana' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    expect(onRowAction).toHaveBeenCalledExactlyOnceWith(rows[0])
  })

  it('key Space: selects the row from its name', async () => {
    show({ rowHref, selectionMode: 'multiple' })
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}')
    expect(screen.getByRole('link', { name: 'Ana' })).toHaveFocus()
    await userEvent.keyboard(' ')
    expect(screen.getByRole('row', { name: /Castillo/ })).toHaveAttribute('aria-selected', 'true')
  })

  it('is not a link in a row that cannot be pressed', () => {
    show({ rowHref, isRowDisabled: ({ id }) => id === '1' })
    expect(row(/Castillo/).queryByRole('link')).not.toBeInTheDocument()
    expect(row(/Tremblay/).getAllByRole('link')).toHaveLength(2)
  })
})
