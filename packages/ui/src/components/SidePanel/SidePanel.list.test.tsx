import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { SidePanel } from './SidePanel.tsx'

const people = ['Ana', 'Ben', 'Cy']

function People() {
  const [at, setAt] = useState(0)
  const to = (index: number) => (people[index] ? () => setAt(index) : undefined)
  return (
    <SidePanel isOpen title={people[at]} onPrevious={to(at - 1)} onNext={to(at + 1)}>
      Facts
    </SidePanel>
  )
}

it('UIX-02a shows the previous and next items with its buttons, and keeps the focus at the ends of the list', async () => {
  render(<People />)
  const next = screen.getByRole('button', { name: 'Next in the list' })
  expect(screen.getByRole('button', { name: 'Previous in the list' })).toBeDisabled()
  await userEvent.click(next)
  expect(screen.getByRole('dialog', { name: 'Ben' })).toBeVisible()
  expect(next).toHaveFocus()
  await userEvent.click(next)
  expect(screen.getByRole('dialog', { name: 'Cy' })).toHaveFocus()
})

it('key ArrowUp, ArrowDown: show the previous and next items from the panel and its header', async () => {
  const onPrevious = vi.fn<() => void>()
  const onNext = vi.fn<() => void>()
  render(
    <SidePanel isOpen title="Ana" onPrevious={onPrevious} onNext={onNext}>
      <a href="#related">Related terms</a>
    </SidePanel>,
  )
  await userEvent.keyboard('{ArrowDown}{ArrowUp}{ArrowUp}')
  expect([onPrevious.mock.calls.length, onNext.mock.calls.length]).toEqual([2, 1])
  screen.getByRole('link').focus()
  await userEvent.keyboard('{ArrowDown}')
  expect(onNext).toHaveBeenCalledOnce()
})

it('shows the subject beside and below its title', () => {
  render(
    <SidePanel isOpen title="Ana" avatar="AC" badge="Active" description="ana@brightfoods.example">
      Facts
    </SidePanel>,
  )
  expect(screen.getByRole('dialog', { name: 'Ana' })).toHaveTextContent(/^ACAnaActiveana@brightfoods\.example/)
})
