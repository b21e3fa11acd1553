import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { DataTableColumn } from './types.ts'
import { columns, grid, names, row, show, type User, usersOf } from './users.sample.tsx'
import { withWidth } from './layout.sample.ts'

const letter = 16
const users = usersOf(3).map((user) => ({ ...user, apps: ['Channel Insights', 'Report Builder', 'Shopper Behavior'] }))
const named: DataTableColumn<User>[] = [
  { id: 'name', header: 'Name' },
  { id: 'email', header: 'Email' },
  { id: 'apps', header: 'Products' },
]
const given = { columns: named, source: { rows: users } }

/** Letters of 16 px in cells that have room for a number of them. */
function withRoom(letters: number) {
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(letters * letter)
}
const nextFrame = () => act(() => new Promise(requestAnimationFrame).then(() => undefined))

beforeEach(() => {
  Range.prototype.getBoundingClientRect = function (this: Range) {
    return { width: this.toString().length * letter } as DOMRect
  }
})
afterEach(() => {
  Reflect.deleteProperty(Range.prototype, 'getBoundingClientRect')
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const cellOf = (name: string, column: number) => within(row(name)).getAllByRole('gridcell')[column] as HTMLElement

describe('rows of one line', () => {
  it('TBL-06 offers the whole of a text that has no room, and no more than that', async () => {
    withRoom(12)
    show(given)
    await nextFrame()
    const address = cellOf('User 0000', 0)
    // It is read whole all the time.
    expect(address).toHaveTextContent(/^user0@example\.com See more$/)
    expect(within(screen.getAllByRole('rowheader')[0] as HTMLElement).queryByRole('button')).not.toBeInTheDocument()
    await userEvent.click(within(address).getByRole('button', { name: 'See more' }))
    expect(within(address).getByRole('button', { name: 'See less', expanded: true })).toHaveFocus()
  })

  it('TBL-06 counts of a list what has no room, and reads it all the same', async () => {
    withRoom(40)
    show(given)
    await nextFrame()
    const apps = cellOf('User 0000', 1)
    expect(apps).toHaveTextContent(/^Channel Insights, Report Builder, Shopper Behavior \+1 See more$/)
    expect(within(apps).getByText('Channel Insights, Report Builder')).toBeVisible()
    await userEvent.click(within(apps).getByRole('button', { name: '+1 See more' }))
    expect(within(apps).getByText('Channel Insights, Report Builder, Shopper Behavior')).toBeVisible()
  })

  it('TBL-06 offers the whole by a drawing alone where words would leave little of the text', async () => {
    withRoom(9)
    show(given)
    await nextFrame()
    const address = cellOf('User 0000', 0)
    expect(address).toHaveTextContent(/^user0@example\.com$/)
    await userEvent.click(within(address).getByRole('button', { name: 'See more' }))
    expect(within(address).getByRole('button', { name: 'See less' })).toHaveFocus()
  })

  it('offers nothing where every text has room', async () => {
    withRoom(80)
    show(given)
    await nextFrame()
    expect(screen.queryByRole('button')).not.toBeInTheDocument()
  })

  it('asks the rows of another page too', async () => {
    withRoom(12)
    show({ ...given, source: { rows: users }, state: { pageSize: 2, page: 1 } })
    await nextFrame()
    expect(names()).toEqual(['User 0002'])
    expect(within(cellOf('User 0002', 0)).getByRole('button', { name: 'See more' })).toBeVisible()
  })

  it('key Enter: goes to the button of a text that is cut, and opens it', async () => {
    withRoom(12)
    show(given)
    await nextFrame()
    cellOf('User 0000', 0).focus()
    await userEvent.keyboard('{Enter}')
    expect(screen.getAllByRole('button', { name: 'See more' })[0]).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    expect(screen.getByRole('button', { name: 'See less' })).toHaveFocus()
  })

  it('are of as many lines as they need by choice, of a table or of a column', async () => {
    withRoom(12)
    const { unmount } = show({ ...given, lines: 'all' })
    await nextFrame()
    expect(screen.queryByRole('button')).not.toBeInTheDocument()
    unmount()
    const mixed = named.map((column) => (column.id === 'email' ? { ...column, lines: 'all' as const } : column))
    show({ ...given, columns: mixed })
    await nextFrame()
    expect(within(cellOf('User 0000', 0)).queryByRole('button')).not.toBeInTheDocument()
    expect(within(cellOf('User 0000', 1)).getByRole('button', { name: '+2 See more' })).toBeVisible()
  })

  it('are of all their lines on a phone', async () => {
    withWidth(390)
    withRoom(12)
    show(given)
    await nextFrame()
    expect(screen.queryByRole('button', { name: 'See more' })).not.toBeInTheDocument()
  })
})

describe('a column under another', () => {
  const stacked = columns.map((column) => (column.id === 'email' ? { ...column, under: 'name' } : column))

  it('TBL-03 stands in its cell on a phone, and both are shown', async () => {
    withWidth(390)
    show({ columns: stacked })
    const first = screen.getAllByRole('rowheader')[0] as HTMLElement
    expect(within(first).getByText('User 0000')).toBeVisible()
    expect(within(first).getByText(/user0@/)).toHaveTextContent('user0@example.com')
    expect(screen.getAllByRole('columnheader').map((head) => head.textContent?.trim())).toEqual([
      'Details',
      'Name Email',
    ])
    expect(grid()).toHaveAttribute('aria-colcount', '2')
    // What is shown is not in the details as well.
    await userEvent.click(screen.getByRole('button', { name: 'More: User 0000' }))
    expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(['Type', 'Products'])
  })

  it('TBL-03 one beside another shares its line on a phone, counts as one with it and is sorted by', async () => {
    withWidth(390)
    show({
      columns: [
        { id: 'type', header: 'Type', isSortable: true, beside: 'name' },
        ...stacked
          .filter(({ id }) => id !== 'type')
          .map((column) => ({
            ...column,
            priority: column.id === 'products' ? 2 : 1,
            isRowHeader: column.id === 'name',
          })),
      ],
    })
    const first = screen.getAllByRole('rowheader')[0] as HTMLElement
    expect(first).toHaveTextContent(/^\S.* User 0000 user0@example\.com$/)
    expect(screen.getAllByRole('columnheader').map((head) => head.textContent?.trim())).toEqual([
      'Details',
      'Type Name Email',
    ])
    // It is a part of what the row is called.
    await userEvent.click(screen.getByRole('button', { name: 'More: Supplier User 0000' }))
    expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(['Products'])
    await userEvent.click(screen.getByRole('button', { name: 'Type' }))
    expect(screen.getByRole('columnheader', { name: 'Type Name Email' })).toHaveAttribute('aria-sort', 'ascending')
  })

  it('TBL-03 is sorted by there too', async () => {
    withWidth(390)
    show({ columns: stacked.map((column) => ({ ...column, isSortable: true }) as DataTableColumn<User>) })
    await userEvent.click(screen.getByRole('button', { name: 'Email' }))
    await userEvent.click(screen.getByRole('button', { name: 'Email' }))
    expect(screen.getByRole('columnheader', { name: 'Name Email' })).toHaveAttribute('aria-sort', 'descending')
    expect(screen.getAllByRole('rowheader')[0]).toHaveTextContent('user7@example.com')
  })

  it('has a cell of its own where there is room', () => {
    show({ columns: stacked })
    expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toContain('Email')
    expect(names()[0]).toBe('User 0000')
  })
})
