import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { DataTable, type DataTableProps } from '../DataTable/DataTable.tsx'
import { withLayout, withWidth } from '../DataTable/layout.fixture.ts'
import { columns, type User, usersOf } from '../DataTable/users.fixture.tsx'
import { UIProvider } from '../UIProvider/UIProvider.tsx'
import { DataTableFind } from './DataTableFind.tsx'

/** APIs that jsdom doesn't have: highlight ranges and their registry. */
class FakeHighlight extends Set<Range> {
  priority = 0
}
const highlights = new Map<string, FakeHighlight>()
const marked = (name: string) => [...(highlights.get(name) ?? [])].map(String)
const rowOf = (range: Range) =>
  range.startContainer.parentElement?.closest<HTMLElement>('[data-index]')?.dataset['index']
const rowsMarked = () => [...(highlights.get('tessera-find') ?? [])].map(rowOf)

const show = (props: Partial<DataTableProps<User>> = {}) =>
  render(
    <UIProvider locale="en-US">
      <DataTable aria-label="Users" columns={columns} source={{ rows: usersOf(8) }} {...props}>
        <DataTableFind />
      </DataTable>
    </UIProvider>,
  )
const find = async (text: string) => {
  await userEvent.click(screen.getByRole('button', { name: 'Find in table' }))
  await userEvent.type(await screen.findByRole('textbox', { name: 'Find in table' }), text)
}
const status = () => screen.getAllByRole('status').find(({ textContent }) => / of |match/i.test(textContent ?? ''))
const outlined = () => document.querySelectorAll('[data-find-current]')

beforeEach(() => {
  highlights.clear()
  vi.stubGlobal('Highlight', FakeHighlight)
  vi.stubGlobal('CSS', { ...globalThis.CSS, highlights })
  return () => vi.unstubAllGlobals()
})

describe('B-17 the marks of DataTableFind', () => {
  withLayout()

  it('highlight every rendered match, and the current one differently, until the bar closes', async () => {
    show()
    await find('USER 000')
    await waitFor(() => expect(marked('tessera-find')).toEqual(Array.from({ length: 8 }, () => 'User 000')))
    expect(marked('tessera-find-current')).toEqual(['User 000'])
    expect(highlights.get('tessera-find-current')?.priority).toBeGreaterThan(0)
    expect(outlined()).toHaveLength(1)
    await userEvent.keyboard('{Escape}')
    expect(marked('tessera-find')).toEqual([])
    expect(marked('tessera-find-current')).toEqual([])
    expect(outlined()).toHaveLength(0)
  })

  it('render no row again', async () => {
    const cell = vi.fn<(row: User) => string>(({ name }) => name)
    show({ columns: [{ id: 'name', header: 'Name', cell }] })
    const before = cell.mock.calls.length
    await find('user')
    await waitFor(() => expect(marked('tessera-find')).toHaveLength(8))
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(status()).toHaveTextContent('2 of 8'))
    expect(cell).toHaveBeenCalledTimes(before)
  })

  it('follow the rows that come into view', async () => {
    show({ source: { rows: usersOf(500) } })
    await find('user 0')
    await waitFor(() => expect(rowsMarked()).toContain('0'))
    await userEvent.keyboard('{Shift>}{Enter}{/Shift}')
    await waitFor(() => expect(rowsMarked()).toContain('499'))
    expect(rowsMarked()).not.toContain('5')
  })

  it('cover the visible part of a text that is cut before the match', async () => {
    show()
    await find('landscapes')
    await waitFor(() => expect(status()).toHaveTextContent('1 of 1: row 2, Products'))
    const cell = screen.getByText(/^Channel Insights/).closest('[aria-colindex]')
    await waitFor(() => expect(cell).toHaveAttribute('data-find-current'))
    expect(marked('tessera-find-current')[0]).toMatch(/^Channel Insights/)
    expect(marked('tessera-find')).toEqual(marked('tessera-find-current'))
  })

  it('are in the details that open for a column that does not fit', async () => {
    withWidth(390)
    show()
    await find('customer')
    const shown = await screen.findByText(/Customer Perception/)
    await waitFor(() => expect(shown.closest('dd')).toHaveAttribute('data-find-current'))
    expect(status()).toHaveTextContent('1 of 1: row 2, Products')
    await userEvent.keyboard('{Escape}')
    expect(document.activeElement).toContainElement(shown)
  })

  it('are only the outline if a browser has no highlights', async () => {
    vi.stubGlobal('Highlight', undefined)
    show()
    await find('user7@')
    await waitFor(() => expect(outlined()[0]).toHaveTextContent('user7@example.com'))
    await userEvent.keyboard('{Escape}')
    expect(outlined()).toHaveLength(0)
  })
})
