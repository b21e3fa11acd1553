import { act, fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { DataTableColumn } from './types.ts'
import { columns, grid, names, row, show, type User, usersOf } from './users.fixture.tsx'
import { withWidth } from './layout.fixture.ts'

const letter = 16
const users = usersOf(3).map((user) => ({ ...user, apps: ['Channel Insights', 'Report Builder', 'Shopper Behavior'] }))
const named: DataTableColumn<User>[] = [
  { id: 'name', header: 'Name' },
  { id: 'email', header: 'Email' },
  { id: 'apps', header: 'Products', limit: 35 },
]
const given = { columns: named, source: { rows: users } }

/** Simulates letters of 16 px in lines with space for a given number. Returns the measured elements. */
function withSpaceFor(letters: number) {
  const measured = new Set<Element>()
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(letters * letter)
  vi.spyOn(Element.prototype, 'scrollWidth', 'get').mockImplementation(function (this: Element) {
    measured.add(this)
    return this.textContent.length * letter
  })
  return measured
}

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const cellOf = (name: string, column: number) => within(row(name)).getAllByRole('gridcell')[column] as HTMLElement

describe('rows with one line', () => {
  it('TBL-06 have a button for the rest of a list beyond its limit, and include the rest for screen readers', async () => {
    show(given)
    const apps = cellOf('User 0000', 1)
    expect(apps).toHaveTextContent(/^Channel Insights, Report Builder, Shopper Behavior \+1 See more$/)
    expect(within(apps).getByText('Channel Insights, Report Builder')).toBeVisible()
    await userEvent.click(within(apps).getByRole('button', { name: '+1 See more' }))
    expect(within(apps).getByText('Channel Insights, Report Builder, Shopper Behavior')).toBeVisible()
    expect(within(apps).getByRole('button', { name: 'See less', expanded: true })).toHaveFocus()
  })

  it('TBL-06 have no button in a column without a limit, and measure no cell', () => {
    const measured = withSpaceFor(12)
    show({ columns: named.slice(0, 2), source: { rows: users } })
    expect(cellOf('User 0000', 0)).toHaveTextContent(/^user0@example\.com$/)
    expect(screen.queryByRole('button')).not.toBeInTheDocument()
    expect(measured.size).toBe(0)
  })

  it('mouse: shows the full text of a cut cell, and nothing for an uncut one', async () => {
    const measured = withSpaceFor(12)
    show(given)
    await userEvent.hover(cellOf('User 0000', 0))
    expect(await screen.findByRole('tooltip')).toHaveTextContent(/^user0@example\.com$/)
    expect([...measured]).toEqual([cellOf('User 0000', 0)])
    await userEvent.hover(screen.getByRole('rowheader', { name: 'User 0001' }))
    expect(screen.queryByRole('tooltip')).not.toBeInTheDocument()
  })

  it('key ArrowRight: shows the full text of a cut cell; Escape hides it', async () => {
    withSpaceFor(12)
    show(given)
    await userEvent.tab()
    expect(screen.queryByRole('tooltip')).not.toBeInTheDocument()
    await userEvent.keyboard('{ArrowDown}{ArrowRight}')
    expect(screen.getByRole('tooltip')).toHaveTextContent(/^user1@example\.com$/)
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByRole('tooltip')).not.toBeInTheDocument()
    await userEvent.keyboard('{ArrowUp}')
    expect(screen.getByRole('tooltip')).toHaveTextContent(/^user0@example\.com$/)
    fireEvent.scroll(grid())
    expect(screen.queryByRole('tooltip')).not.toBeInTheDocument()
  })

  it('show the full text of a name that is a link, and of an address that is shortened in the middle', async () => {
    withSpaceFor(6)
    const shortened = named.map((column) => ({ ...column, overflow: 'middle' as const }))
    show({ ...given, columns: shortened, rowHref: ({ id }) => `/users/${id}` })
    await userEvent.hover(screen.getByRole('link', { name: 'User 0000' }))
    expect(await screen.findByRole('tooltip')).toHaveTextContent('User 0000')
    expect(cellOf('User 0000', 0)).toContainElement(screen.getByTitle('user0@example.com'))
    act(() => cellOf('User 0000', 0).focus())
    expect(screen.getByRole('tooltip')).toHaveTextContent('user0@example.com')
  })

  it('key Enter: moves to the button of a cut text, and expands it', async () => {
    show(given)
    cellOf('User 0000', 1).focus()
    await userEvent.keyboard('{Enter}')
    expect(screen.getAllByRole('button', { name: '+1 See more' })[0]).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    expect(screen.getByRole('button', { name: 'See less' })).toHaveFocus()
  })
})

describe('a stacked column', () => {
  const stacked = columns.map((column) => (column.id === 'email' ? { ...column, stackUnder: 'name' } : column))

  it('TBL-03 shares its host’s cell on a phone, and both are visible', async () => {
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
    // A visible value isn't repeated in the details.
    await userEvent.click(screen.getByRole('button', { name: 'More: User 0000' }))
    expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(['Type', 'Products'])
  })

  it('TBL-03 an inline column shares its host’s line on a phone, counts as one column with it, and is sortable', async () => {
    withWidth(390)
    show({
      columns: [
        { id: 'type', header: 'Type', isSortable: true, inlineWith: 'name' },
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
    // The inline value is part of the row's name.
    await userEvent.click(screen.getByRole('button', { name: 'More: Supplier User 0000' }))
    expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(['Products'])
    await userEvent.click(screen.getByRole('button', { name: 'Type' }))
    expect(screen.getByRole('columnheader', { name: 'Type Name Email' })).toHaveAttribute('aria-sort', 'ascending')
  })

  it('TBL-03 is also sortable in its host’s cell', async () => {
    withWidth(390)
    show({ columns: stacked.map((column) => ({ ...column, isSortable: true }) as DataTableColumn<User>) })
    await userEvent.click(screen.getByRole('button', { name: 'Email' }))
    await userEvent.click(screen.getByRole('button', { name: 'Email' }))
    expect(screen.getByRole('columnheader', { name: 'Name Email' })).toHaveAttribute('aria-sort', 'descending')
    expect(screen.getAllByRole('rowheader')[0]).toHaveTextContent('user7@example.com')
  })

  it('has its own cell if there is space', () => {
    show({ columns: stacked })
    expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toContain('Email')
    expect(names()[0]).toBe('User 0000')
  })
})
