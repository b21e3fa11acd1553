import { fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { withLayout } from './layout.fixture.ts'
import { enter, focused, focusedPosition, press, show } from './people.fixture.tsx'

withLayout()

describe('keyboard navigation in 10,000 rows', () => {
  it('renders only the visible rows, and reports the total count', () => {
    show()
    expect(screen.getAllByRole('row').length).toBeLessThan(40)
    expect(screen.getByRole('grid', { name: 'People' })).toHaveAttribute('aria-rowcount', '10001')
    expect(screen.getByRole('grid')).toHaveAttribute('aria-colcount', '4')
  })

  it('key Tab: enters the grid at one cell and leaves it with the next press, past the content of all cells', async () => {
    show()
    await enter()
    expect(focusedPosition()).toEqual([2, 1])
    await userEvent.tab()
    expect(screen.getByRole('button', { name: 'After' })).toHaveFocus()
    await userEvent.tab({ shift: true })
    expect(focusedPosition()).toEqual([2, 1])
    await userEvent.tab({ shift: true })
    expect(screen.getByRole('button', { name: 'Before' })).toHaveFocus()
  })

  it('key Tab: returns to the last cell', async () => {
    show()
    await enter()
    await press('{ArrowDown>3/}{ArrowRight}')
    await userEvent.tab()
    await userEvent.tab({ shift: true })
    expect(focusedPosition()).toEqual([5, 2])
  })

  it('key ArrowDown, ArrowUp: move by one row, up to the header', async () => {
    show()
    await enter()
    await press('{ArrowDown}{ArrowDown}')
    expect(focusedPosition()).toEqual([4, 1])
    await press('{ArrowUp>3/}')
    expect(focusedPosition()).toEqual([1, 1])
    expect(screen.getByRole('checkbox', { name: 'Select all rows' })).toHaveFocus()
    await press('{ArrowUp}')
    expect(focusedPosition()).toEqual([1, 1])
  })

  it('key ArrowDown, ArrowUp: render rows that come into view', async () => {
    show()
    await enter()
    await press('{ArrowRight}{ArrowDown>40/}')
    expect(focusedPosition()).toEqual([42, 2])
    expect(focused()).toHaveTextContent('Name 40')
  })

  it('key ArrowRight, ArrowLeft: move by one column and stop at the ends', async () => {
    show()
    await enter()
    await press('{ArrowLeft}')
    expect(focusedPosition()).toEqual([2, 1])
    await press('{ArrowRight>9/}')
    expect(focusedPosition()).toEqual([2, 4])
    await press('{ArrowLeft}')
    expect(focusedPosition()).toEqual([2, 3])
  })

  it('key ArrowRight, ArrowLeft: are mirrored in right-to-left text', async () => {
    show({ locale: 'ar-XB' })
    await enter()
    await press('{ArrowLeft}')
    expect(focusedPosition()).toEqual([2, 2])
    await press('{ArrowRight}')
    expect(focusedPosition()).toEqual([2, 1])
  })

  it('key Home, End: move to the first and the last cell of the row', async () => {
    show()
    await enter()
    await press('{ArrowDown}{End}')
    expect(focusedPosition()).toEqual([3, 4])
    await press('{Home}')
    expect(focusedPosition()).toEqual([3, 1])
  })

  it('key Ctrl+Home, Ctrl+End: move to the first cell of the first row and the last of the last', async () => {
    show()
    await enter()
    await press('{Control>}{End}{/Control}')
    expect(focusedPosition()).toEqual([10_001, 4])
    await press('{Control>}{Home}{/Control}')
    expect(focusedPosition()).toEqual([2, 1])
  })

  it('key Ctrl+ArrowDown, Ctrl+ArrowUp: move to the last and the first row', async () => {
    show()
    await enter()
    await press('{ArrowRight}{Control>}{ArrowDown}{/Control}')
    expect(focusedPosition()).toEqual([10_001, 2])
    expect(focused()).toHaveTextContent('Name 9999')
    await press('{Control>}{ArrowUp}{/Control}')
    expect(focusedPosition()).toEqual([2, 2])
  })

  it('key PageDown, PageUp: move by the visible rows', async () => {
    show()
    await enter()
    await press('{PageDown}')
    expect(focusedPosition()).toEqual([11, 1])
    await press('{PageDown}{PageDown}')
    expect(focusedPosition()).toEqual([29, 1])
    await press('{PageUp}')
    expect(focusedPosition()).toEqual([20, 1])
    await press('{PageUp>5/}')
    expect(focusedPosition()).toEqual([2, 1])
  })

  it('keeps the focused cell in view while rows are measured, even if the browser renders them late', async () => {
    const frames: FrameRequestCallback[] = []
    const start = performance.now()
    const clock = vi.spyOn(performance, 'now').mockReturnValue(start)
    show()
    await enter()
    vi.spyOn(window, 'requestAnimationFrame').mockImplementation((frame) => frames.push(frame))
    await press('{Control>}{ArrowDown}{/Control}')
    const grid = screen.getByRole('grid')
    const pushOut = () => {
      grid.scrollTop = 0
      fireEvent.scroll(grid)
      return grid.scrollTop
    }
    expect(grid.scrollTop).toBeGreaterThan(400_000)
    clock.mockReturnValue(start + 5000)
    expect(pushOut()).toBeGreaterThan(400_000)
    for (const draw of frames) draw(start + 5000)
    clock.mockReturnValue(start + 5500)
    expect(pushOut()).toBeGreaterThan(400_000)
    clock.mockReturnValue(start + 6500)
    expect(pushOut()).toBe(0)
  })
})
