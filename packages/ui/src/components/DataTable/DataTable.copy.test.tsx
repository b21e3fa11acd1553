import { cleanup, createEvent, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { UIProvider } from '../UIProvider/UIProvider.tsx'
import { DataTable, type DataTableColumn, type DataTableSelection } from './DataTable.tsx'
import { withLayout } from './layout.fixture.ts'
import { columns, grid, row, show, type User, usersOf } from './users.fixture.tsx'

const users = usersOf(200)
const chosen = (...indexes: number[]): DataTableSelection => ({
  include: new Set(indexes.map((index) => `user${index}@example.com`)),
})

/** Presses Ctrl+C at the focus; returns the copied content, or nothing if the browser handles it. */
function copy() {
  const copied = new Map<string, string>()
  const clipboardData = { setData: (type: string, text: string) => copied.set(type, text) }
  const event = createEvent.copy(document.activeElement ?? document.body, { clipboardData })
  fireEvent(document.activeElement ?? document.body, event)
  return event.defaultPrevented
    ? { text: copied.get('text/plain') ?? '', html: copied.get('text/html') ?? '' }
    : undefined
}
const linesOf = (copied: ReturnType<typeof copy>) => copied?.text.split('\n').map((line) => line.split('\t'))
const namesOf = (copied: ReturnType<typeof copy>) =>
  linesOf(copied)
    ?.slice(1)
    .map(([name]) => name)
const expectStatus = (text: string) => waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(text))
const focus = (name: string) => row(name).querySelector<HTMLElement>('[role=rowheader]')?.focus()

// Lazily loaded parts are mounted before the copy.
beforeAll(async () => {
  show()
  await waitFor(() => expect((focus('User 0000'), copy())).toBeDefined())
  cleanup()
})

describe('copying a table', () => {
  withLayout()

  it('key Ctrl+C: copies the focused row if none is selected', async () => {
    show()
    focus('User 0003')
    expect(linesOf(copy())).toEqual([
      ['Name', 'Type', 'Products', 'Email'],
      ['User 0003', 'Third Party User', 'Report Builder', 'user3@example.com'],
    ])
    await expectStatus('1 row copied')
  })

  it('copies all selected rows, rendered or not, in their order', async () => {
    show({
      source: { rows: users },
      selectionMode: 'multiple',
      defaultSelection: chosen(3, 150, 199),
      state: { sort: [{ column: 'name', direction: 'descending' }] },
    })
    focus('User 0198')
    expect(namesOf(copy())).toEqual(['User 0199', 'User 0150', 'User 0003'])
    await expectStatus('3 rows copied')
    // Repeated text gets a new text node, so that it is announced again.
    const before = screen.getByRole('status').firstChild
    copy()
    await waitFor(() => expect(screen.getByRole('status').firstChild).not.toBe(before))
  })

  it('also copies rows selected in another search', () => {
    show({
      source: { rows: users },
      selectionMode: 'multiple',
      defaultSelection: chosen(3, 150),
      defaultState: { search: '0150' },
    })
    focus('User 0150')
    expect(namesOf(copy())).toEqual(['User 0150', 'User 0003'])
  })

  it('copies visible columns and those that do not fit, in their order, and omits hidden ones', () => {
    show({
      state: {
        columnOrder: ['email', 'name', 'products', 'type'],
        hiddenColumns: ['type'],
        pinnedColumns: { products: 'start' },
      },
    })
    focus('User 0001')
    expect(linesOf(copy())?.[0]).toEqual(['Products', 'Email', 'Name'])
  })

  it('copies rendered text, or else the value', () => {
    const displayed: DataTableColumn<User>[] = [
      { id: 'name', header: 'Name', cell: ({ name }, rank) => `${rank}. ${name}` },
      { id: 'products', header: 'Products', cell: ({ products }) => <b>{products}</b> },
      { id: 'apps', header: 'Apps', value: ({ apps }) => apps },
    ]
    const [first, second] = usersOf(2)
    const rows = [first, { ...second, products: 'Tab\there\nand <there>', apps: ['One', 'Two'] }] as User[]
    show({ columns: displayed, source: { rows } })
    screen.getByRole('rowheader', { name: '2. User 0001' }).focus()
    const copied = copy()
    expect(linesOf(copied)?.[1]).toEqual(['2. User 0001', 'Tab here and <there>', 'One, Two'])
    expect(copied?.html).toBe(
      '<table><thead><tr><th>Name</th><th>Products</th><th>Apps</th></tr></thead><tbody>' +
        '<tr><td>2. User 0001</td><td>Tab\there\nand &lt;there&gt;</td><td>One, Two</td></tr></tbody></table>',
    )
  })

  it.each([
    [{ page: users.slice(0, 25), rowCount: 200 }, 25],
    [{ pages: [users.slice(0, 100)], hasMore: true, onLoadMore: () => undefined, rowCount: 200 }, 100],
  ])('reports how many of a server’s rows were copied', async (source, count) => {
    show({
      source,
      selectionMode: 'multiple',
      selection: { allExcept: new Set(), query: { search: '', filters: {} } },
    })
    focus('User 0001')
    expect(namesOf(copy())).toHaveLength(count)
    await expectStatus(`${count} of 200 selected rows copied. The others aren’t loaded.`)
  })

  describe('with thousands of rows', () => {
    const many = usersOf(2500)
    const written: Record<string, Promise<Blob>>[] = []
    const write = vi.fn<(items: unknown[]) => Promise<void>>()
    beforeEach(() => {
      written.length = 0
      const ClipboardItem = vi.fn<(types: Record<string, Promise<Blob>>) => void>(function (types) {
        written.push(types)
      })
      vi.stubGlobal('ClipboardItem', ClipboardItem)
      Object.defineProperty(navigator, 'clipboard', { value: { write }, configurable: true })
    })
    afterEach(() => {
      vi.unstubAllGlobals()
      Reflect.deleteProperty(navigator, 'clipboard')
    })
    const copyMany = () => {
      const include = new Set(many.map(({ id }) => id))
      show({ source: { rows: many }, selectionMode: 'multiple', defaultSelection: { include } })
      focus('User 0001')
      return copy()
    }

    it('copies in time slices, and announces the copy after the clipboard has the rows', async () => {
      write.mockImplementation(async () => {
        await Promise.all(Object.values(written[0] ?? {}))
      })
      // The copy event itself contains no rows.
      expect(copyMany()).toEqual({ text: '', html: '' })
      await expectStatus('2,500 rows copied')
      expect(Object.keys(written[0] ?? {})).toEqual(['text/plain'])
      const text = await written[0]?.['text/plain']
      expect(text?.size).toBeGreaterThan(many.length * 20)
      expect(text?.type).toBe('text/plain')
    })

    it('announces that the browser refused the copy', async () => {
      write.mockRejectedValue(new Error('NotAllowedError'))
      copyMany()
      await expectStatus('The rows couldn’t be copied.')
    })
  })

  it('omits disabled rows, which cannot be selected', async () => {
    show({
      source: { page: users.slice(0, 25), rowCount: 200, selectableCount: 100 },
      selectionMode: 'multiple',
      isRowDisabled: ({ type }) => type !== 'Supplier',
      selection: { allExcept: new Set(), query: { search: '', filters: {} } },
    })
    focus('User 0000')
    expect(namesOf(copy())).toHaveLength(13)
    await expectStatus('13 of 100 selected rows copied. The others aren’t loaded.')
  })

  it('leaves selected text and content outside the grid to the browser', async () => {
    render(
      <UIProvider locale="en-US">
        <DataTable
          aria-label="Users"
          columns={columns}
          source={{ rows: usersOf(8) }}
          selectionMode="multiple"
          defaultSelection={chosen(1)}
        >
          <input aria-label="Search" />
        </DataTable>
      </UIProvider>,
    )
    screen.getByRole('textbox').focus()
    expect(copy()).toBeUndefined()
    focus('User 0001')
    getSelection()?.selectAllChildren(row('User 0002'))
    expect(copy()).toBeUndefined()
    getSelection()?.removeAllRanges()
    expect(copy()).toBeDefined()
  })

  it('leaves the names of the columns to the browser if no row is selected', () => {
    show()
    screen.getByRole('columnheader', { name: 'Products' }).focus()
    expect(grid()).toContainElement(document.activeElement as HTMLElement)
    expect(copy()).toBeUndefined()
  })

  it('signals to Safari, which checks before a copy, that there are rows to copy', () => {
    show()
    focus('User 0001')
    expect(
      fireEvent(document.activeElement ?? document.body, new Event('beforecopy', { bubbles: true, cancelable: true })),
    ).toBe(false)
    expect(fireEvent(document.body, new Event('beforecopy', { bubbles: true, cancelable: true }))).toBe(true)
  })

  it('copies the row of a focused checkbox', async () => {
    show({ selectionMode: 'multiple' })
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select User 0002' }))
    expect(namesOf(copy())).toEqual(['User 0002'])
  })
})
