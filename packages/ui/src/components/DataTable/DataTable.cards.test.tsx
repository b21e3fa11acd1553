import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { DataTableSelectionBar } from '../DataTableSelectionBar/DataTableSelectionBar.tsx'
import { DataTable, type DataTableColumn, type DataTableProps } from './DataTable.tsx'
import { withWidth } from './layout.fixture.ts'

interface Person {
  id: string
  email: string
  name: string
  type: string
  company: string
}

const rows: Person[] = [
  { id: '1', email: 'ana@bright.example', name: 'Ana Castillo', type: 'Administrator', company: 'Bright Foods' },
  { id: '2', email: 'luc@bright.example', name: 'Luc Tremblay', type: 'Basic user', company: 'Bright Foods' },
]
const columns: DataTableColumn<Person>[] = [
  { id: 'email', header: 'Email', isResizable: true, isSortable: true },
  { id: 'name', header: 'Name', isRowHeader: true, isSortable: true },
  { id: 'type', header: 'Type', stackUnder: 'name' },
  { id: 'company', header: 'Company', sticky: 'end' },
]

const show = (more: Partial<DataTableProps<Person>> = {}) =>
  render(<DataTable aria-label="Users" columns={columns} source={{ rows }} mobileLayout="cards" {...more} />)

const cardOf = (name: RegExp) => screen.getByRole('row', { name })
const cellsOf = (row: HTMLElement) => [...row.children].filter((cell) => cell instanceof HTMLElement)
const textsOf = (row: HTMLElement) => cellsOf(row).map(({ textContent }) => textContent.trim())
const labelsOf = (row: HTMLElement) => cellsOf(row).map(({ dataset }) => dataset['label'])

beforeEach(() => {
  withWidth(390)
})

afterEach(() => {
  vi.unstubAllGlobals()
})

describe('DataTable: cards for rows', () => {
  it('B-09 show every field beside its name, the row’s name first', () => {
    show()
    const card = cardOf(/Ana Castillo/)
    expect(textsOf(card)).toEqual(['Ana Castillo', 'ana@bright.example', 'Administrator', 'Bright Foods'])
    expect(labelsOf(card).slice(1)).toEqual(['Email', 'Type', 'Company'])
    expect(screen.queryByRole('button', { name: /^More/ })).not.toBeInTheDocument()
  })

  it('B-09 B-10 omit hidden columns and follow the user’s order', () => {
    show({ state: { hiddenColumns: ['company'], columnOrder: ['type', 'email'] } })
    expect(textsOf(cardOf(/Ana/))).toEqual(['Ana Castillo', 'Administrator', 'ana@bright.example'])
  })

  it('TBL-03 B-09 are replaced by table rows in a wider window', () => {
    withWidth(1280)
    show()
    expect(textsOf(cardOf(/Ana/))[0]).toBe('ana@bright.example')
    expect(labelsOf(cardOf(/Ana/))).toEqual([undefined, undefined, undefined, undefined])
  })

  it('B-09 TBL-03 are not rendered on a phone in the columns layout', () => {
    show({ mobileLayout: 'columns' })
    expect(screen.getAllByRole('button', { name: /^More/ })).toHaveLength(2)
  })

  it('B-09 can be selected one by one or all together, and are counted by the selection bar', async () => {
    show({ selectionMode: 'multiple', footerActions: <DataTableSelectionBar /> })
    await userEvent.click(screen.getByRole('checkbox', { name: /Ana Castillo/ }))
    expect(screen.getByRole('group', { name: 'Selected rows' })).toHaveTextContent('1')
    expect(cardOf(/Ana/)).toHaveAttribute('aria-selected', 'true')
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select all rows' }))
    expect(screen.getByRole('group', { name: 'Selected rows' })).toHaveTextContent('2')
  })

  it('B-09 keep their actions and details', async () => {
    show({
      rowActions: ({ name }) => <button>{`Block ${name}`}</button>,
      renderDetail: ({ name }) => `History of ${name}`,
    })
    const card = within(cardOf(/Ana/))
    expect(card.getByRole('button', { name: 'Block Ana Castillo' })).toBeVisible()
    await userEvent.click(card.getByRole('button', { name: /^More/ }))
    expect(card.getByText('History of Ana Castillo')).toBeVisible()
  })

  it('TBL-02 B-09 can be sorted by the names above them, which cannot be resized', async () => {
    show()
    await userEvent.click(screen.getByRole('button', { name: /^Name/ }))
    await userEvent.click(screen.getByRole('button', { name: /^Name/ }))
    expect(screen.getByRole('columnheader', { name: /Name/ })).toHaveAttribute('aria-sort', 'descending')
    expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
      'Luc Tremblay',
      'Ana Castillo',
    ])
    expect(screen.queryByRole('slider')).not.toBeInTheDocument()
  })

  it('B-09 are navigable by keys: from card to card, and from field to field', async () => {
    show()
    await userEvent.tab()
    expect(screen.getByRole('rowheader', { name: 'Ana Castillo' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    expect(screen.getByRole('gridcell', { name: 'ana@bright.example' })).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    expect(screen.getByRole('gridcell', { name: 'luc@bright.example' })).toHaveFocus()
  })
})
