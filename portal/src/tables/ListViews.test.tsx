import type { TableView } from '@tessera/contract'
import { calls } from '@tessera/contract'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { companyListServer } from '../test/company-list.ts'
import { openPortal } from '../test/open-portal.tsx'
import { keepsViews } from '../test/table-views.ts'

const PATH = '/companyList'
const viewOf = (id: string, changes: Partial<TableView> = {}): TableView => ({
  id,
  name: `View ${id}`,
  state: 'sort=-status',
  isDefault: false,
  version: 1,
  ...changes,
})
const at = (): string => window.location.pathname + window.location.search
const shown = (name: string): Promise<HTMLElement> => screen.findByRole('button', { name: `View: ${name}` })
async function choose(from: string, item: string): Promise<void> {
  await userEvent.click(await shown(from))
  const menu = within(await screen.findByRole('menu'))
  await userEvent.click(menu.queryByRole('menuitemradio', { name: item }) ?? menu.getByRole('menuitem', { name: item }))
}

describe('views above a list’s table', () => {
  it('SES-18 B-10 a copied view stays selected when it is sorted, and Save changes only the copy', async () => {
    const server = keepsViews(companyListServer(30), [viewOf('1')])
    await openPortal({ path: `${PATH}?sort=-status&view=1`, server })
    await choose('View 1', 'Duplicate…')
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await shown('View 1 (copy)')
    await userEvent.click(await screen.findByRole('button', { name: 'Company' }))
    await shown('View 1 (copy)')
    await choose('View 1 (copy)', 'Save')
    await waitFor(() => expect(server.requested(calls.tableViews.update)).toHaveLength(1))
    const [saved] = server.requested(calls.tableViews.update)
    const copy = new URLSearchParams(window.location.search).get('view') ?? ''
    expect(saved?.url).toMatch(new RegExp(`/${copy}$`))
    expect(saved?.body).toMatchObject({ name: 'View 1 (copy)', state: '' })
  })

  it('SES-18 B-10 a reload keeps the name of a changed view, even if two views are equal', async () => {
    const server = keepsViews(companyListServer(30), [viewOf('1'), viewOf('2')])
    await openPortal({ path: `${PATH}?search=farm&sort=-status&view=2`, server })
    await shown('View 2')
    expect(await shown('View 2')).toHaveAccessibleDescription('Changed')
    await choose('View 2', 'Save')
    await waitFor(() => expect(server.requested(calls.tableViews.update)).toHaveLength(1))
    expect(server.requested(calls.tableViews.update)[0]?.url).toMatch(/\/2$/)
  })

  it('SES-18 B-10 another user’s link opens in the standard view and ignores the reader’s default', async () => {
    const server = keepsViews(companyListServer(30), [viewOf('1', { isDefault: true, state: 'hide=status' })])
    const link = `${PATH}?sort=-status&view=0b9c1a52-77de-4f0e-9b1e-2c4d5e6f7a8b`
    await openPortal({ path: link, server })
    await shown('Standard view')
    expect(screen.getByRole('columnheader', { name: 'Status' })).toHaveAttribute('aria-sort', 'descending')
    expect(await shown('Standard view')).toHaveAccessibleDescription('Changed')
    expect(at()).toBe(link)
    expect(server.requested(calls.tableViews.update)).toEqual([])
  })

  it('SES-18 choosing the standard view overrides the default view', async () => {
    const server = keepsViews(companyListServer(30), [viewOf('1', { isDefault: true })])
    await openPortal({ path: PATH, server })
    await choose('View 1', 'Standard view')
    await waitFor(() => expect(at()).toBe(`${PATH}?view=standard`))
  })
})
