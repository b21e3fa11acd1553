import { fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { withLayout } from './layout.fixture.ts'
import {
  chosen,
  enter,
  focused,
  people,
  peopleTable,
  type Person,
  focusedPosition,
  press,
  show,
} from './people.fixture.tsx'

withLayout()

const nameHead = () => screen.getByRole('columnheader', { name: 'Name' })

describe('keyboard, mouse and touch actions on 10,000 rows', () => {
  it('key Space: selects and deselects a row, on its box and on any cell', async () => {
    const { onSelectionChange } = show()
    await enter()
    await press(' ')
    expect(chosen(onSelectionChange)).toEqual(['p0'])
    await press('{ArrowDown}{ArrowRight} ')
    expect(chosen(onSelectionChange)).toEqual(['p0', 'p1'])
    expect(focused().closest('[role=row]')).toHaveAttribute('aria-selected', 'true')
    await press(' ')
    expect(chosen(onSelectionChange)).toEqual(['p0'])
  })

  it('key Shift+Space: selects all rows from the last selected one to this one', async () => {
    const { onSelectionChange } = show()
    await enter()
    await press('{ArrowRight} {ArrowDown>3/}{Shift>} {/Shift}')
    expect(chosen(onSelectionChange)).toEqual(['p0', 'p1', 'p2', 'p3'])
  })

  it('key Shift+ArrowDown, Shift+ArrowUp: extend and shrink the selection', async () => {
    const { onSelectionChange } = show()
    await enter()
    await press('{ArrowDown}{Shift>}{ArrowDown>3/}{/Shift}')
    expect(chosen(onSelectionChange)).toEqual(['p1', 'p2', 'p3', 'p4'])
    await press('{Shift>}{ArrowUp>2/}{/Shift}')
    expect(chosen(onSelectionChange)).toEqual(['p1', 'p2'])
    expect(focusedPosition()).toEqual([4, 1])
  })

  it('key Shift+ArrowUp: extends the selection up to the first row', async () => {
    const { onSelectionChange } = show()
    await enter()
    await press('{ArrowDown}{Shift>}{ArrowUp}{/Shift}')
    expect(chosen(onSelectionChange)).toEqual(['p1', 'p0'].toSorted())
    expect(focusedPosition()).toEqual([2, 1])
  })

  it('key Shift+ArrowDown, Shift+Space: select only the focused row if a single row can be selected', async () => {
    const { onSelectionChange } = show({ selectionMode: 'single' })
    await enter()
    await press('{Shift>}{ArrowDown}{/Shift}')
    expect(chosen(onSelectionChange)).toEqual(['p1'])
    await press('{ArrowDown}{Shift>} {/Shift}')
    expect(chosen(onSelectionChange)).toEqual(['p2'])
  })

  it('key Ctrl+A: selects all rows', async () => {
    const { onSelectionChange } = show()
    await enter()
    await press('{Control>}a{/Control}')
    expect(chosen(onSelectionChange)).toHaveLength(10_000)
    expect(screen.getByRole('checkbox', { name: 'Select all rows' })).toBeChecked()
  })

  it('key Enter: on a column’s name sorts by it: ascending, descending, off', async () => {
    show()
    await enter()
    await press('{ArrowRight}{ArrowUp}{Enter}')
    expect(nameHead()).toHaveAttribute('aria-sort', 'ascending')
    await press('{Enter}')
    expect(nameHead()).toHaveAttribute('aria-sort', 'descending')
    expect(screen.getAllByRole('rowheader')[0]).toHaveTextContent('Name 9999')
    await press('{Enter}')
    expect(nameHead()).toHaveAttribute('aria-sort', 'none')
    expect(screen.getByRole('button', { name: 'Name' })).toHaveFocus()
  })

  it('key Shift+Enter: on a column’s name adds it to the sort, after the others', async () => {
    show()
    await enter()
    await press('{ArrowRight}{ArrowRight}{ArrowUp}{Enter}{ArrowLeft}{Shift>}{Enter}{/Shift}')
    expect(screen.getByRole('columnheader', { name: 'Town Sort order 1' })).toHaveAttribute('aria-sort', 'ascending')
    expect(screen.getByRole('columnheader', { name: 'Name Sort order 2' })).toHaveAttribute('aria-sort', 'ascending')
  })

  it('key Enter: performs the row’s action, or enters a cell with links', async () => {
    const onRowAction = vi.fn<(row: Person) => void>()
    show({ onRowAction })
    await enter()
    await press('{ArrowRight}{ArrowDown}{Enter}')
    expect(onRowAction).toHaveBeenCalledExactlyOnceWith(people[1])
    await press('{End}{Enter}')
    expect(screen.getByRole('link', { name: 'Profile of Name 1' })).toHaveFocus()
    expect(onRowAction).toHaveBeenCalledOnce()
  })

  it('key Enter: does nothing on a disabled row, or in a table without a row action', async () => {
    const onRowAction = vi.fn<(row: Person) => void>()
    const { rerender } = show({ onRowAction, isRowDisabled: ({ id }) => id === 'p0' })
    await enter()
    await press('{ArrowRight}{Enter}')
    await userEvent.click(screen.getByRole('rowheader', { name: 'Name 0' }))
    expect(onRowAction).not.toHaveBeenCalled()
    rerender(peopleTable(people))
    await press('{Enter}')
    expect(focused()).toHaveTextContent('Name 0')
  })

  it('key F2: enters a cell, Tab moves within its content, and F2 leaves it', async () => {
    show()
    await enter()
    await press('{End}{F2}')
    expect(screen.getByRole('link', { name: 'Profile of Name 0' })).toHaveFocus()
    await userEvent.tab()
    expect(screen.getByRole('link', { name: 'Mail to Name 0' })).toHaveFocus()
    await userEvent.tab()
    expect(screen.getByRole('link', { name: 'Profile of Name 0' })).toHaveFocus()
    await userEvent.tab({ shift: true })
    expect(screen.getByRole('link', { name: 'Mail to Name 0' })).toHaveFocus()
    await press('{F2}')
    expect(focusedPosition()).toEqual([2, 4])
    expect(focused()).toHaveAttribute('role', 'gridcell')
  })

  it('key Escape: moves from the content of a cell to the cell, and does not reach the page', async () => {
    const onDocumentKeyDown = vi.fn<() => void>()
    show()
    await enter()
    await press('{End}{Enter}')
    document.addEventListener('keydown', onDocumentKeyDown)
    onTestFinished(() => document.removeEventListener('keydown', onDocumentKeyDown))
    await press('{Escape}')
    expect(onDocumentKeyDown).not.toHaveBeenCalled()
    expect(focused()).toHaveAttribute('role', 'gridcell')
    await press('{ArrowDown}')
    expect(focusedPosition()).toEqual([3, 4])
  })

  it('leaves arrow keys to a cell’s content while the content has the focus', async () => {
    show()
    await enter()
    await press('{End}{Enter}{ArrowDown}')
    expect(screen.getByRole('link', { name: 'Profile of Name 0' })).toHaveFocus()
  })

  it('mouse: a press on a cell makes it the tab stop', async () => {
    show()
    await userEvent.click(screen.getByRole('rowheader', { name: 'Name 3' }))
    expect(focusedPosition()).toEqual([5, 2])
    await press('{ArrowDown}')
    expect(focusedPosition()).toEqual([6, 2])
  })

  it('mouse: Shift and a press on a box select all rows from the last one', async () => {
    const { onSelectionChange } = show()
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select Name 1' }))
    const user = userEvent.setup()
    await user.keyboard('{Shift>}')
    await user.click(screen.getByRole('checkbox', { name: 'Select Name 4' }))
    expect(chosen(onSelectionChange)).toEqual(['p1', 'p2', 'p3', 'p4'])
  })

  it('touch: a tap on a row performs its action, and a tap on its box selects it', async () => {
    const onRowAction = vi.fn<(row: Person) => void>()
    const { onSelectionChange } = show({ onRowAction })
    await userEvent.pointer({ keys: '[TouchA]', target: screen.getByRole('rowheader', { name: 'Name 2' }) })
    expect(onRowAction).toHaveBeenCalledExactlyOnceWith(people[2])
    await userEvent.pointer({ keys: '[TouchA]', target: screen.getByRole('checkbox', { name: 'Select Name 2' }) })
    expect(onRowAction).toHaveBeenCalledOnce()
    expect(chosen(onSelectionChange)).toEqual(['p2'])
  })

  it('keeps the focus on its row after a sort, and at its position after the row is removed', async () => {
    const { rerender } = show()
    await enter()
    await press('{ArrowRight}{ArrowDown>4/}')
    rerender(peopleTable(people, true))
    expect(focused()).toHaveTextContent('Name 4')
    rerender(peopleTable(people))
    expect(focusedPosition()).toEqual([6, 2])
    rerender(peopleTable(people.filter(({ id }) => id !== 'p4')))
    expect(focused()).toHaveTextContent('Name 5')
    expect(focusedPosition()).toEqual([6, 2])
    await press('{ArrowDown}')
    expect(focused()).toHaveTextContent('Name 6')
  })

  it('keeps the focused row rendered after it scrolls out of view', async () => {
    show()
    await enter()
    await press('{ArrowRight}{ArrowDown}')
    const grid = screen.getByRole('grid')
    fireEvent.wheel(grid)
    grid.scrollTop = 200_000
    grid.dispatchEvent(new Event('scroll'))
    expect(focused()).toHaveTextContent('Name 1')
    expect(within(grid).queryByRole('rowheader', { name: 'Name 5' })).not.toBeInTheDocument()
    await press('{ArrowDown}')
    expect(focusedPosition()).toEqual([4, 2])
  })
})
