import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { UIProvider } from '../../UIProvider/UIProvider.tsx'
import { DataTable } from '../DataTable.tsx'
import type { DataTableColumn, DataTableState } from '../types.ts'

const columns: DataTableColumn<(typeof rows)[number]>[] = [
  { id: 'name', header: 'Name', isSortable: true, isResizable: true, minWidth: 100, maxWidth: 400 },
  { id: 'town', header: 'Town' },
]
const rows = [{ id: '1', name: 'Ana', town: 'Toluca' }]
const startWidth = 200

beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(startWidth)
  return () => vi.restoreAllMocks()
})

function show(locale = 'en-US') {
  const onStateChange = vi.fn<(state: DataTableState) => void>()
  render(
    <UIProvider locale={locale}>
      <DataTable aria-label="People" columns={columns} source={{ rows }} onStateChange={onStateChange} />
    </UIProvider>,
  )
  return { edge: screen.getByRole('separator'), widths: () => onStateChange.mock.lastCall?.[0].columnWidths }
}

const name = () => screen.getByRole('button', { name: 'Name' })
const goToEdge = async () => {
  name().focus()
  await userEvent.keyboard('{F2}')
}

describe('the edge of a column', () => {
  it('is next to the column’s name and announces its column and width', async () => {
    const { edge } = show()
    await goToEdge()
    expect(edge).toHaveFocus()
    expect(edge).toHaveAccessibleName('Width of Name')
    expect(edge).toHaveAttribute('aria-valuenow', '200')
    expect(edge).toHaveAttribute('aria-valuemin', '100')
    expect(edge).toHaveAttribute('aria-valuemax', '400')
    expect(edge).toHaveAttribute('aria-valuetext', '200 pixels')
  })

  it('key ArrowRight, ArrowLeft on an edge: change the width of the column, by more with Shift', async () => {
    const { edge } = show()
    await goToEdge()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}')
    expect(edge).toHaveAttribute('aria-valuenow', '216')
    await userEvent.keyboard('{Shift>}{ArrowLeft}{/Shift}')
    expect(edge).toHaveAttribute('aria-valuenow', '152')
    expect(screen.getByRole('grid').style.getPropertyValue('--column-0')).toBe('152px')
  })

  it('does not keep a width that the application rejects', async () => {
    const onStateChange = vi.fn<(state: DataTableState) => void>()
    const state = { columnWidths: { name: 220 } }
    const props = { 'aria-label': 'People', columns, source: { rows }, state, onStateChange }
    render(<DataTable {...props} />)
    await goToEdge()
    await userEvent.keyboard('{ArrowRight}{Enter}')
    expect(onStateChange.mock.lastCall?.[0].columnWidths).toEqual({ name: 216 })
    expect(screen.getByRole('grid').style.getPropertyValue('--column-0')).toBe('220px')
  })

  it('key ArrowRight, ArrowLeft on an edge: are mirrored in right-to-left text', async () => {
    const { edge } = show('ar-XB')
    await goToEdge()
    await userEvent.keyboard('{ArrowLeft}')
    expect(edge).toHaveAttribute('aria-valuenow', '216')
  })

  it('key Home, End on an edge: set the minimum or maximum width', async () => {
    const { edge } = show()
    await goToEdge()
    await userEvent.keyboard('{End}')
    expect(edge).toHaveAttribute('aria-valuenow', '400')
    await userEvent.keyboard('{Home}')
    expect(edge).toHaveAttribute('aria-valuenow', '100')
  })

  it('key Enter on an edge: keeps the width', async () => {
    const { widths } = show()
    await goToEdge()
    await userEvent.keyboard('{ArrowRight}{Enter}')
    expect(widths()).toEqual({ name: 216 })
    expect(name()).toHaveFocus()
  })

  it('key Escape on an edge: restores the width', async () => {
    const { widths } = show()
    const before = screen.getByRole('grid').style.getPropertyValue('--column-0')
    await goToEdge()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{Escape}')
    expect(screen.getByRole('grid').style.getPropertyValue('--column-0')).toBe(before)
    expect(widths()).toBeUndefined()
    expect(name()).toHaveFocus()
  })

  it('changing one column keeps the widths of the others', async () => {
    const onStateChange = vi.fn<(state: DataTableState) => void>()
    const both = columns.map((column) => ({ ...column, isResizable: true }))
    render(<DataTable aria-label="People" columns={both} source={{ rows }} onStateChange={onStateChange} />)
    await goToEdge()
    await userEvent.keyboard('{ArrowRight}{Enter}')
    screen.getByRole('separator', { name: 'Width of Town' }).focus()
    await userEvent.keyboard('{ArrowLeft}{Enter}')
    expect(onStateChange.mock.lastCall?.[0].columnWidths).toEqual({ name: 216, town: 184 })
    const { style } = screen.getByRole('grid')
    expect(['--column-0', '--column-1'].map((track) => style.getPropertyValue(track))).toEqual(['216px', '184px'])
  })

  it('mouse: drags within the column’s limits, and resets the width with a double press', async () => {
    const { edge, widths } = show()
    const drag = (to: number) => {
      fireEvent.pointerDown(edge, { button: 0, clientX: 300 })
      fireEvent.pointerMove(edge, { clientX: to })
      fireEvent.pointerUp(edge)
    }
    drag(340)
    expect(widths()).toEqual({ name: 240 })
    drag(900)
    expect(widths()).toEqual({ name: 400 })
    await userEvent.dblClick(edge)
    expect(widths()).toEqual({})
  })
})
