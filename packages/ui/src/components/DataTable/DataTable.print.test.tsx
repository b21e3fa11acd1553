import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeAll, describe, expect, it } from 'vitest'
import { DataTableFilter } from '../DataTableFilter/DataTableFilter.tsx'
import { DataTableFilters } from '../DataTableFilters/DataTableFilters.tsx'
import type { DataTableColumn } from './DataTable.tsx'
import { type Given, show, type User, usersOf } from './users.fixture.tsx'

const users = usersOf(1240)
const print = () => fireEvent(window, new Event('beforeprint'))
/** Finds the printed table without its role, because finding by role is slow with a thousand rows. */
const paper = () => document.querySelector<HTMLTableElement>('table:not([role=grid])')
const textsOf = (selector: string) => [...(paper()?.querySelectorAll(selector) ?? [])].map((each) => each.textContent)
const headers = () => textsOf('th[scope=col]')
const printedNames = () => textsOf('th[scope=row]')
const ofPage: Given['source'] = { page: users.slice(25, 50), rowCount: 1240 }
const loaded = { pages: [users.slice(0, 30)], hasMore: true, onLoadMore: () => undefined }

// Lazily loaded parts are mounted before printing.
beforeAll(async () => {
  show()
  await waitFor(() => expect((print(), paper())).toBeInTheDocument())
  cleanup()
})

describe('printing a table', () => {
  it('prints the first 1,000 rows, rendered or not, and reports that there are more', () => {
    show({ source: { rows: users } })
    print()
    const names = printedNames()
    expect(names).toHaveLength(1000)
    expect([names[0], names[999]]).toEqual(['User 0000', 'User 0999'])
    expect(paper()).toHaveAccessibleName('1,240 rows; the first 1,000 are printed.')
  })

  it('prints all matching rows of every page, and restores the table afterward', () => {
    show({ source: { rows: users }, defaultState: { search: '00', pageSize: 5, page: 2 } })
    print()
    expect(printedNames()).toHaveLength(users.filter(({ name }) => name.includes('00')).length)
    expect(textsOf('caption')).toEqual(['Search: 00'])
    act(() => void fireEvent(window, new Event('afterprint')))
    expect(paper()).not.toBeInTheDocument()
    expect(screen.getByRole('grid')).toBeVisible()
  })

  it('prints the search and the filters as text', () => {
    const options = ['Supplier', 'Agency', 'Advertiser'].map((label) => ({ id: label.toUpperCase(), label }))
    show({
      source: ofPage,
      defaultState: {
        search: 'user',
        page: 1,
        pageSize: 25,
        filters: { type: ['SUPPLIER', 'AGENCY', 'ADVERTISER'], products: 'Insights' },
      },
      children: (
        <>
          <DataTableFilters filters={[{ id: 'type', kind: 'choice', label: 'Type', options }]} />
          <DataTableFilter<string> id="products" label="Products" valueText={(value) => `with ${value}`}>
            {() => null}
          </DataTableFilter>
        </>
      ),
    })
    print()
    expect(textsOf('caption > :first-child')).toEqual([
      'Search: user · Type: Supplier, Agency, Advertiser · Products: with Insights',
    ])
  })

  it('prints that filters without a description are set', () => {
    show({ source: ofPage, locale: 'fr-CA', defaultState: { search: 'user', page: 1, filters: { active: true } } })
    print()
    expect(textsOf('caption > :first-child')).toEqual(['Recherche\u00a0: user · D’autres filtres sont appliqués'])
  })

  it('prints every chosen column in order, even those that do not fit on the screen', () => {
    show({ state: { columnOrder: ['email', 'name', 'products', 'type'], hiddenColumns: ['products'] } })
    print()
    expect(headers()).toEqual(['Email', 'Name', 'Type'])
  })

  it('prints full texts, and no controls', () => {
    show({ selectionMode: 'multiple', rowActions: () => <button type="button">Edit</button> })
    print()
    expect(textsOf('td')).toContain('Channel Insights, Customer Perception, Digital Landscapes')
    expect(textsOf('button, input')).toEqual([])
  })

  it('prints custom cells, with the rank of each row', () => {
    const displayed: DataTableColumn<User>[] = [
      { id: 'name', header: 'Name', cell: ({ name }, rank) => <b>{`${rank}. ${name}`}</b> },
    ]
    show({ columns: displayed, source: ofPage })
    print()
    expect(printedNames().slice(0, 2)).toEqual(['1. User 0025', '2. User 0026'])
  })

  it.each<[string, Given, string]>([
    [
      'a server’s page',
      { source: ofPage, defaultState: { page: 1, pageSize: 25 } },
      '1,240 rows; rows 26 to 50 are printed.',
    ],
    ['chunks with a known total', { source: { ...loaded, rowCount: 200 } }, '200 rows; the first 30 are printed.'],
    ['chunks with an unknown total', { source: loaded }, 'The first 30 rows are printed; there are more.'],
    ['Spanish', { source: { rows: users }, locale: 'es-MX' }, '1,240 filas; se imprimen las primeras 1,000.'],
  ])('reports which rows of %s are printed', (_, given, text) => {
    show(given)
    print()
    expect(paper()).toHaveAccessibleName(text)
  })

  it('renders no printed table without rows', () => {
    show({ source: { rows: [] } })
    print()
    expect(paper()).not.toBeInTheDocument()
  })
})
