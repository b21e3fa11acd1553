import { act, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { withElementWidth } from './layout.fixture.ts'
import { grid, row, show, table } from './users.fixture.tsx'

const frozen = () => grid().style.getPropertyValue('--data-table-frozen')

afterEach(() => {
  delete document.documentElement.dataset['sidePanel']
  vi.unstubAllGlobals()
})

describe('a table beside a panel', () => {
  it('marks the row that the panel shows', () => {
    const { rerender } = show({ currentRow: 'user1@example.com' })
    expect(row('User 0001')).toHaveAttribute('aria-current', 'true')
    rerender(table({ currentRow: 'user2@example.com' }))
    expect(row('User 0001')).not.toHaveAttribute('aria-current')
    expect(row('User 0002')).toHaveAttribute('aria-current', 'true')
  })

  it('keeps the widths of its columns when a panel takes space', async () => {
    withElementWidth(1300)
    show()
    await act(() => Promise.resolve())
    document.documentElement.dataset['sidePanel'] = ''
    await waitFor(() => expect(frozen()).toBe('1300px'))
    delete document.documentElement.dataset['sidePanel']
    await waitFor(() => expect(frozen()).toBe(''))
  })
})
