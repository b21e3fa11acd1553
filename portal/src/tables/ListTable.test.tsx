import { render, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { loadLanguage } from '../messages/catalogues.ts'
import { IntlProvider } from '../messages/intl.tsx'
import { ListTable } from './ListTable.tsx'
import { stateIn } from './table-url.ts'
import type { TableBinding } from './use-table-state.ts'

const RULES = { sorts: ['name'], defaultSort: { by: 'name', order: 'asc' }, filters: {} } as const
const state = stateIn(new URLSearchParams(), RULES, 25)
const binding: TableBinding = {
  state,
  usualState: state,
  onStateChange: () => {},
  listQuery: { page: 0, size: 25, search: '', sortBy: 'name', sortOrder: 'asc', filters: {} },
}

const refuse = (): Promise<never> => Promise.reject(new Error('This table keeps no views.'))
const NO_VIEWS = { isKnown: true, views: [], onCreate: refuse, onUpdate: refuse, onDelete: refuse }

async function show(rows: readonly { id?: string; loginId?: string; name: string }[]): Promise<void> {
  const language = await loadLanguage('en-US')
  const list = { answer: { rows, total: rows.length }, error: undefined, retry: () => {}, binding, views: NO_VIEWS }
  render(
    <IntlProvider language={language}>
      <ListTable aria-label="Users" columns={[{ id: 'name', header: 'Name' }]} list={list} />
    </IntlProvider>,
  )
}

describe('a table of a server’s list', () => {
  it('TBL-08 tells people apart by their login id, and other rows by their id', async () => {
    await show([
      { id: '7', loginId: 'dana@brightfoods.example', name: 'Dana' },
      { id: '8', name: 'Bright Foods' },
    ])
    const ids = screen.getAllByRole('row').flatMap(({ id }) => id || [])
    expect(ids).toEqual([expect.stringMatching(/^dana%40brightfoods\.example-/), expect.stringMatching(/^8-/)])
  })

  it('TBL-04 keeps 512 px for the words where there are no rows', async () => {
    await show([])
    const words = screen.getByRole('heading', { name: 'No data available.' })
    expect(words.closest('[style]')).toHaveStyle({ minBlockSize: '512px' })
  })

  it('TBL-08 says what to do where rows have neither', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    await expect(show([{ name: 'Toluca' }])).rejects.toThrow('give its table getRowId')
  })
})
