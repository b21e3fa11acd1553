import type { DataTableSelection } from '@tessera/ui/data-table'
import { DataTableSelectionBar } from '@tessera/ui/data-table'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { loadLanguage } from '../messages/catalogs.ts'
import { IntlProvider } from '../messages/intl.tsx'
import { ListTable } from './ListTable.tsx'
import { stateIn } from './table-url.ts'
import type { TableBinding } from './use-table-state.ts'

const RULES = { sorts: ['name'], defaultSort: { by: 'name', order: 'asc' }, filters: {} } as const
const state = stateIn(new URLSearchParams(), RULES, 25)
const binding: TableBinding = {
  state,
  defaultState: state,
  onStateChange: () => {},
  listQuery: { page: 0, size: 25, search: '', sortBy: 'name', sortOrder: 'asc', filters: {} },
}

const refuse = (): Promise<never> => Promise.reject(new Error('This table keeps no views.'))
const NO_VIEWS = { isKnown: true, views: [], onCreate: refuse, onUpdate: refuse, onDelete: refuse }

interface Row {
  id?: string
  loginId?: string
  name: string
}

/** The number of rows on the server, and the number of selectable ones if the server reports it. */
interface Counts {
  selectable?: number
  total?: number
}

/** A table of some rows; all but Bea are selectable. */
async function show(rows: readonly Row[], { selectable, total = selectable ?? rows.length }: Counts = {}) {
  const language = await loadLanguage('en-US')
  const onSelectionChange = vi.fn<(selection: DataTableSelection) => void>()
  const answer = { rows, total, selectable }
  const list = { answer, error: undefined, retry: () => {}, binding, views: NO_VIEWS }
  render(
    <IntlProvider language={language}>
      <ListTable
        aria-label="Users"
        columns={[{ id: 'name', header: 'Name' }]}
        list={list}
        selectionMode="multiple"
        onSelectionChange={onSelectionChange}
        isRowDisabled={({ name }) => name === 'Bea'}
        footerActions={<DataTableSelectionBar />}
      />
    </IntlProvider>,
  )
  return { onSelectionChange }
}

describe('a table of a server list', () => {
  it('TBL-08 identifies users by their login id, and other rows by their id', async () => {
    await show([
      { id: '7', loginId: 'dana@brightfoods.example', name: 'Dana' },
      { id: '8', name: 'Bright Foods' },
    ])
    const ids = screen.getAllByRole('row').flatMap(({ id }) => id || [])
    expect(ids).toEqual([expect.stringMatching(/^dana%40brightfoods\.example-/), expect.stringMatching(/^8-/)])
  })

  it('TBL-04 an empty table is only as tall as its text, without pages', async () => {
    await show([])
    const heading = screen.getByRole('heading', { name: 'No data available.' })
    expect(heading.closest('[style*="min-block-size"]')).toBeNull()
    expect(screen.queryByRole('navigation', { name: 'Pagination' })).not.toBeInTheDocument()
  })

  it('B-06 SRV-06 offers to select all matching rows over all pages, and reports the selection', async () => {
    const { onSelectionChange } = await show(
      [
        { id: 'a', name: 'Ana' },
        { id: 'b', name: 'Bea' },
      ],
      { selectable: 28 },
    )
    expect(screen.getByRole('checkbox', { name: /Bea/ })).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select all rows on this page' }))
    expect(onSelectionChange).toHaveBeenLastCalledWith({ include: new Set(['a']) })
    await userEvent.click(screen.getByRole('button', { name: 'Select all 28 matching' }))
    expect(onSelectionChange).toHaveBeenLastCalledWith(expect.objectContaining({ allExcept: new Set() }))
    const pages = screen.getByRole('navigation')
    const bar = screen.getByRole('group', { name: 'Selected rows' })
    expect(bar.compareDocumentPosition(pages) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  })

  it('B-06 excludes disabled rows from all matching rows, even if the server does not count them', async () => {
    const { onSelectionChange } = await show(
      [
        { id: 'a', name: 'Ana' },
        { id: 'b', name: 'Bea' },
      ],
      { total: 40 },
    )
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select all rows on this page' }))
    await userEvent.click(screen.getByRole('button', { name: 'Select all 40 matching' }))
    expect(onSelectionChange).toHaveBeenLastCalledWith(expect.objectContaining({ allExcept: new Set(['b']) }))
  })

  it('TBL-08 explains the fix if rows have neither id', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    await expect(show([{ name: 'Toluca' }])).rejects.toThrow('give its table getRowId')
  })
})
