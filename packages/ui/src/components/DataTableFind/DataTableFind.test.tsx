import { createEvent, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { StrictMode } from 'react'
import { describe, expect, it } from 'vitest'
import { DataTable, type DataTableProps } from '../DataTable/DataTable.tsx'
import { withLayout } from '../DataTable/layout.fixture.ts'
import { columns, type User, usersOf } from '../DataTable/users.fixture.tsx'
import { DataTablePagination } from '../DataTablePagination/DataTablePagination.tsx'
import { DataTableSearch } from '../DataTableSearch/DataTableSearch.tsx'
import { DataTableToolbar } from '../DataTableToolbar/DataTableToolbar.tsx'
import { UIProvider } from '../UIProvider/UIProvider.tsx'
import { DataTableFind } from './DataTableFind.tsx'

type Given = Partial<DataTableProps<User>> & { locale?: string }

const table = ({ locale = 'en-US', ...props }: Given = {}) => (
  <UIProvider locale={locale}>
    <DataTable aria-label="Users" columns={columns} source={{ rows: usersOf(40) }} {...props}>
      <DataTableToolbar actions={<DataTableFind />}>
        <DataTableSearch label="Search users" />
      </DataTableToolbar>
    </DataTable>
  </UIProvider>
)
const show = (given?: Given) => render(table(given))

const press = (keys: string) => userEvent.keyboard(keys)
const tap = (name: string) => userEvent.pointer({ keys: '[TouchA]', target: screen.getByRole('button', { name }) })
const cell = (text: string) => screen.getAllByText(text)[0]?.closest<HTMLElement>('[aria-colindex]') ?? document.body
const bar = () => screen.findByRole('group', { name: 'Find in table' })
const field = () => screen.findByRole('textbox', { name: 'Find in table' })
const expectStatus = async (text: string) =>
  waitFor(async () => expect(within(await bar()).getByRole('status')).toHaveTextContent(text))
const open = async () => {
  cell('User 0003').focus()
  await press('{Control>}f{/Control}')
  return field()
}
const find = async (text: string) => userEvent.type(await open(), text)
const firstMatch = (of: number, where: string) => expectStatus(`1 of ${of}: ${where}`)

/** Whether a press of the shortcut at a target is left to the browser. */
const isLeftToBrowser = (element: Element) => {
  const event = createEvent.keyDown(element, { key: 'f', ctrlKey: true })
  fireEvent(element, event)
  return !event.defaultPrevented
}

describe('B-17 DataTableFind', () => {
  withLayout()

  it('keeps all text typed before the bar loads', async () => {
    show()
    const start = cell('User 0003')
    start.focus()
    fireEvent.keyDown(start, { key: 'f', ctrlKey: true })
    for (const key of '0005') expect(fireEvent.keyDown(start, { key })).toBe(false)
    expect(await field()).toHaveValue('0005')
    await firstMatch(1, 'row 6, Name')
    expect(fireEvent.keyDown(start, { key: '1' })).toBe(true)
  })

  it('key Ctrl+F: opens the bar with the focus in its field, from the grid and from the toolbar', async () => {
    show()
    expect(await open()).toHaveFocus()
    await press('{Escape}')
    expect(screen.queryByRole('group', { name: 'Find in table' })).not.toBeInTheDocument()
    expect(cell('User 0003')).toHaveFocus()
    screen.getByRole('searchbox').focus()
    await press('{Meta>}f{/Meta}')
    await waitFor(async () => expect(await field()).toHaveFocus())
  })

  it('key Ctrl+F in the field: is the browser’s own; elsewhere it returns to the field', async () => {
    show()
    const input = await open()
    await userEvent.type(input, 'user')
    expect(isLeftToBrowser(input)).toBe(true)
    cell('User 0005').focus()
    expect(isLeftToBrowser(cell('User 0005'))).toBe(false)
    expect(input).toHaveFocus()
    await press('x')
    expect(input).toHaveValue('x')
  })

  it('B-12 announces each step, even if the only match is also the next one', async () => {
    show()
    await find('User 0031')
    await firstMatch(1, 'row 32, Name')
    const announcement = within(await bar()).getByRole('status').firstElementChild
    expect(announcement).toBeInTheDocument()
    await press('{Enter}')
    await firstMatch(1, 'row 32, Name')
    expect(announcement).not.toBeInTheDocument()
  })

  it('leaves the shortcut outside the table to the browser', () => {
    show()
    expect(isLeftToBrowser(document.body)).toBe(true)
  })

  it('key Enter in the field, F3: move to the next match, and from the last one to the first', async () => {
    show()
    await find('user 000')
    await expectStatus('4 of 10: row 4, Name')
    await press('{Enter}')
    await expectStatus('5 of 10: row 5, Name')
    await press('{F3>5/}')
    await expectStatus('10 of 10: row 10, Name')
    await press('{F3}')
    await expectStatus('1 of 10: row 1, Name')
    expect(await field()).toHaveFocus()
  })

  it('leaves Enter to an unfinished composition', async () => {
    show()
    await find('user 000')
    await expectStatus('4 of 10: row 4, Name')
    fireEvent.keyDown(await field(), { key: 'Enter', isComposing: true })
    await press('{Enter}')
    await expectStatus('5 of 10: row 5, Name')
  })

  it('applies steps that were pressed before the matches are counted', async () => {
    show()
    const input = await open()
    fireEvent.change(input, { target: { value: 'user' } })
    fireEvent.keyDown(input, { key: 'Enter' })
    fireEvent.keyDown(input, { key: 'Enter' })
    await expectStatus('10 of 100: row 4, Email')
  })

  it('key F3: moves to the next match from a cell too, with the focus', async () => {
    show()
    await find('user 000')
    await expectStatus('4 of 10')
    cell('User 0007').focus()
    await press('{F3}')
    await waitFor(() => expect(cell('User 0004')).toHaveFocus())
  })

  it('key Shift+Enter, Shift+F3: move to the previous match', async () => {
    show()
    await find('user 000')
    await expectStatus('4 of 10')
    await press('{Shift>}{Enter}{/Shift}')
    await expectStatus('3 of 10: row 3, Name')
    await press('{Shift>}{F3>3/}{/Shift}')
    await expectStatus('10 of 10: row 10, Name')
    expect(await field()).toHaveFocus()
  })

  it('key Escape in the bar: closes it and moves the focus to the cell of the current match', async () => {
    show()
    await find('user7@')
    await firstMatch(1, 'row 8, Email')
    await press('{Escape}')
    expect(cell('user7@example.com')).toHaveFocus()
    expect(cell('user7@example.com')).not.toHaveAttribute('data-find-current')
  })

  it('mouse: the button opens and closes the bar, arrows move from match to match', async () => {
    show()
    const button = screen.getByRole('button', { name: 'Find in table', expanded: false })
    await userEvent.click(button)
    await userEvent.type(await field(), 'user 000')
    await firstMatch(10, 'row 1, Name')
    await userEvent.click(screen.getByRole('button', { name: 'Next match' }))
    await expectStatus('2 of 10')
    await userEvent.click(screen.getByRole('button', { name: 'Previous match' }))
    await expectStatus('1 of 10')
    await userEvent.click(button)
    expect(screen.queryByRole('group', { name: 'Find in table' })).not.toBeInTheDocument()
  })

  it('touch: opens the bar, moves to a match and closes', async () => {
    show()
    await tap('Find in table')
    await userEvent.type(await field(), 'user 002')
    await firstMatch(10, 'row 21, Name')
    await tap('Next match')
    await expectStatus('2 of 10: row 22, Name')
    await tap('Close')
    expect(cell('User 0021')).toHaveFocus()
  })

  it('finds matches on other pages and moves to them, without case and accents', async () => {
    const rows = usersOf(40).map((user) => (user.name === 'User 0035' ? { ...user, name: 'Élodie Ångström' } : user))
    show({ source: { rows }, footerActions: <DataTablePagination />, defaultState: { pageSize: 10 } })
    await find('ANGSTRÖM')
    await firstMatch(1, 'row 36, Name')
    await waitFor(() => expect(cell('Élodie Ångström')).toHaveAttribute('data-find-current'))
    await press('{Escape}')
    expect(cell('Élodie Ångström')).toHaveFocus()
  })

  it('reaches the last of many rows, which render when they come into view', async () => {
    show({ source: { rows: usersOf(5000) } })
    await find('User 4999')
    await firstMatch(1, 'row 5,000, Name')
    await press('{Escape}')
    expect(cell('User 4999')).toHaveFocus()
  })

  it('reads the rows that match the search and filters, in their order', async () => {
    show({ defaultState: { search: 'user 001', sort: [{ column: 'name', direction: 'descending' }] } })
    cell('User 0019').focus()
    await press('{Control>}f{/Control}')
    await userEvent.type(await field(), 'third party')
    await firstMatch(5, 'row 1, Type')
    expect(screen.getAllByRole('row')).toHaveLength(11)
  })

  it('stays at its row when the order changes', async () => {
    const descending: Given = { state: { sort: [{ column: 'name', direction: 'descending' }] } }
    const { rerender } = show({ state: { sort: [] } })
    await find('user 000')
    await expectStatus('4 of 10: row 4, Name')
    rerender(table(descending))
    await expectStatus('7 of 10: row 37, Name')
  })

  it('opens the details for a column that does not fit, and names one that is hidden', async () => {
    const noted = columns.map((column) => (column.id === 'products' ? { ...column, priority: 9 } : column))
    show({ columns: noted, defaultState: { hiddenColumns: ['type'] } })
    await find('third')
    await expectStatus('row 4, Type (hidden column)')
    await waitFor(() => expect(cell('User 0003')).toHaveAttribute('data-find-current'))
  })

  it('shows whether it searches a page, or only loaded rows', async () => {
    const { unmount } = show({ source: { page: usersOf(10), rowCount: 400 }, defaultState: { pageSize: 10, page: 3 } })
    await find('user 000')
    await expectStatus('4 of 10 on this page: row 34, Name')
    await userEvent.clear(await field())
    await userEvent.type(await field(), 'nobody')
    await expectStatus('No matches on this page')
    unmount()
    show({ source: { pages: [usersOf(20), usersOf(30).slice(20)], hasMore: true, onLoadMore: () => undefined } })
    await find('user 002')
    await expectStatus('1 of 10 in the rows loaded so far: row 21, Name')
  })

  it('disables its arrows without matches, and returns the focus', async () => {
    show()
    await find('nobody')
    await expectStatus('No matches')
    expect(screen.getByRole('button', { name: 'Next match' })).toBeDisabled()
    await press('{Enter}{Escape}')
    expect(cell('User 0003')).toHaveFocus()
  })

  it('returns the focus in React’s strict mode too', async () => {
    render(<StrictMode>{table()}</StrictMode>)
    await open()
    await press('{Escape}')
    expect(cell('User 0003')).toHaveFocus()
  })

  it.each([
    ['es-MX', 'Buscar texto en la tabla', '1 de 1: fila 8, Email'],
    ['fr-CA', 'Chercher un texte dans le tableau', '1 sur 1 : ligne 8, Email'],
  ])('shows text in %s', async (locale, name, status) => {
    show({ locale })
    await userEvent.click(screen.getByRole('button', { name }))
    await userEvent.type(await screen.findByRole('textbox', { name }), 'user7@')
    const group = await screen.findByRole('group', { name })
    await waitFor(() => expect(within(group).getByRole('status')).toHaveTextContent(status))
  })
})
