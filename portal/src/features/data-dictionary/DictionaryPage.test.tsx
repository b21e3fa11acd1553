import type { DictionaryEntryDetail, DictionaryPage } from '@tessera/contract'
import { calls, PERMISSIONS } from '@tessera/contract'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { openPortal, serverFor } from '../../test/open-portal.tsx'
import { user } from '../../test/people.ts'
import type { FakeServer } from '../../test/server.ts'

const idAt = (index: number): string => `00000000-0000-4000-8000-0000000002${String(index).padStart(2, '0')}`

const ENTRY = {
  id: idAt(1),
  business_name: 'Net sales amount',
  business_definition: 'Value of merchandise sold, less returns.',
  dss_business_name: 'Net Sales $',
  technical_name: 'net_sales_amt',
  type: 'METRIC',
  available_products: ['BI_LINK'],
  glossary_tags: [
    { tag_name: 'datatype', tag_value: 'CURRENCY' },
    { tag_name: 'field_type', tag_value: 'MEASURE' },
    { tag_name: 'product', tag_value: 'BI_LINK' },
  ],
  available_to: 'ALL',
  language: 'en-US',
} as const satisfies Omit<DictionaryPage['match_lists'][number], 'matches'>
const GROSS = { ...ENTRY, id: idAt(2), business_name: 'Gross sales amount', technical_name: 'gross_sales_amt' }

const DETAIL: DictionaryEntryDetail = {
  ...ENTRY,
  calculation: 'Gross sales − returns',
  valid_values: null,
  example: '18452.37',
  changed: { on: '2025-02-03', note: 'Delivery fees are left out.' },
  related: [{ id: GROSS.id, business_name: GROSS.business_name }],
}

const pageWith = (changes: Partial<DictionaryPage> = {}): DictionaryPage => ({
  fuzzy_search: false,
  match_lists: [
    { ...ENTRY, matches: [{ field: 'business_name', by: 'prefix', ranges: [[0, 3]] }] },
    { ...GROSS, matches: [{ field: 'business_name', by: 'synonym', ranges: [], synonym: 'revenue' }] },
  ],
  total_elements: 2,
  total_pages: 1,
  did_you_mean: [],
  ...changes,
})

const reader = user({
  authz: {
    group: null,
    permissions: [PERMISSIONS.listGlossary, PERMISSIONS.exportGlossary, PERMISSIONS.createIncident],
  },
})
const dictionaryServer = (): FakeServer =>
  serverFor(reader)
    .answers(calls.dictionary.tags, { tag_values: ['BI_LINK', 'CLOUD_FEEDS'] })
    .answers(calls.dictionary.list, pageWith({ total_elements: 45, total_pages: 3 }))
    .answers(calls.dictionary.search, pageWith())
    .answers(calls.dictionary.suggest, {
      suggestions: [{ id: ENTRY.id, business_name: ENTRY.business_name, technical_name: ENTRY.technical_name }],
    })
    .answers(calls.dictionary.read, DETAIL)

const open = (server: FakeServer, search = '') => openPortal({ path: `/dataDictionary${search}`, server })
const field = () => screen.findByRole('combobox', { name: 'Search the dictionary' })
const bodies = (server: FakeServer) => server.requested(calls.dictionary.search).map(({ body }) => body)

describe('data dictionary', () => {
  it('DIC-08 DIC-02 searches when typing pauses, from 3 characters, and puts the search in the URL', async () => {
    const server = dictionaryServer()
    await open(server, '?page=2')
    await userEvent.type(await field(), 'ne{Enter}')
    expect(await screen.findByText('Please enter at least 3 characters')).toBeVisible()
    expect(bodies(server)).toEqual([])
    await userEvent.type(await field(), 't s')
    await waitFor(() => expect(bodies(server)).toEqual([{ search_field: 'net s', page_number: 0, page_size: 20 }]))
    expect(window.location.search).toBe('?search=net+s')
    window.history.back()
    await waitFor(async () => expect(await field()).toHaveValue(''))
    expect(window.location.search).toBe('?page=2')
  })

  it('DIC-06 B-11 highlights matches, and names a matching synonym', async () => {
    await open(dictionaryServer(), '?search=net')
    const [first, second] = await screen.findAllByRole('row', { name: /amount/ })
    expect(within(first as HTMLElement).getByText('Net', { selector: 'mark' })).toBeVisible()
    expect(second).toHaveTextContent('Matches the synonym “revenue”')
  })

  it('DIC-15 offers similar words for a search without results, and searches for one', async () => {
    const server = dictionaryServer().answers(
      calls.dictionary.search,
      pageWith({ fuzzy_search: true, did_you_mean: ['sales', 'sale'] }),
    )
    await open(server, '?search=salse')
    expect(await screen.findByText('No results found for “salse”')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'sales' }))
    await waitFor(() => expect(bodies(server).at(-1)).toMatchObject({ search_field: 'sales' }))
  })

  it('DIC-01 filters by a product, which the search and its suggestions keep', async () => {
    const server = dictionaryServer()
    await open(server)
    await userEvent.click(await screen.findByRole('button', { name: /Product/ }))
    await userEvent.click(await screen.findByRole('option', { name: 'Cloud Feeds' }))
    await waitFor(() => expect(window.location.search).toBe('?product=CLOUD_FEEDS'))
    await userEvent.type(await field(), 'net')
    await waitFor(() => expect(bodies(server).at(-1)).toMatchObject({ product_tag_value: 'CLOUD_FEEDS' }))
    expect(server.requested(calls.dictionary.suggest).at(-1)?.url).toContain('product_tag=CLOUD_FEEDS')
  })

  it('DIC-12 opens a suggested entry', async () => {
    await open(dictionaryServer())
    await userEvent.type(await field(), 'net')
    await userEvent.click(await screen.findByRole('option', { name: /Net sales amount/ }))
    expect(await screen.findByRole('dialog', { name: 'Net sales amount' })).toBeVisible()
    expect(window.location.search).toBe(`?search=Net+sales+amount&selected=${ENTRY.id}`)
  })

  it('DIC-09 requests results once per day', async () => {
    const server = dictionaryServer()
    await open(server, '?search=net')
    await screen.findAllByRole('row', { name: /amount/ })
    window.dispatchEvent(new Event('focus'))
    expect(bodies(server)).toHaveLength(1)
  })

  it('DIC-14 downloads the visible entries, and retries after a failure', async () => {
    const server = dictionaryServer().refuses(calls.dictionary.export, 500, 'INTERNAL')
    await open(server, '?search=net&product=BI_LINK')
    await userEvent.click(await screen.findByRole('button', { name: 'Download as Excel' }))
    expect(await screen.findByText('Download failed, please try again')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(server.requested(calls.dictionary.export)).toHaveLength(2))
    expect(server.requested(calls.dictionary.export)[1]?.body).toEqual({
      locale: 'en-US',
      search_field: 'net',
      product_tag_value: 'BI_LINK',
    })
  })

  it('DIC-15 reports each failed part with its own message', async () => {
    const server = dictionaryServer()
      .refuses(calls.dictionary.tags, 500, 'INTERNAL')
      .refuses(calls.dictionary.search, 500, 'INTERNAL')
    await open(server, '?search=net')
    expect(await screen.findAllByText('Refresh this page to try again')).toHaveLength(2)
  })
})

describe('an entry in the panel', () => {
  it('DIC-01 DIC-13 opens from its row, links to the next and to related terms, and can be reported', async () => {
    const server = dictionaryServer()
    await open(server)
    await userEvent.click(await screen.findByRole('link', { name: /Net sales amount/ }))
    const panel = within(await screen.findByRole('dialog', { name: 'Net sales amount' }))
    expect(panel.getByText('Gross sales − returns')).toBeVisible()
    expect(panel.getByRole('link', { name: 'Report a problem with this entry' })).toHaveAttribute(
      'href',
      `/support/ticketCreation?supportType=1465&about=${ENTRY.id}`,
    )
    expect(panel.getByRole('link', { name: 'Gross sales amount' })).toHaveAttribute(
      'href',
      `/dataDictionary?selected=${GROSS.id}`,
    )
    await userEvent.click(panel.getByRole('link', { name: 'Gross sales amount' }))
    await waitFor(() => expect(window.location.search).toBe(`?selected=${GROSS.id}`))
    await waitFor(() => expect(screen.getByRole('dialog')).toHaveFocus())
    window.history.back()
    await waitFor(() => expect(window.location.search).toBe(`?selected=${ENTRY.id}`))
    await userEvent.click(panel.getByRole('button', { name: /Next/ }))
    await waitFor(() => expect(window.location.search).toBe(`?selected=${GROSS.id}`))
    await userEvent.click(screen.getByRole('button', { name: 'Close Side Panel' }))
    await waitFor(() => expect(window.location.search).toBe(''))
  })

  it('DIC-13 is not found if it is hidden or unknown', async () => {
    await open(dictionaryServer().refuses(calls.dictionary.read, 404, 'NOT_FOUND'), `?selected=${idAt(9)}`)
    expect(await screen.findByText(/We couldn’t find this entry/)).toBeVisible()
  })
})
