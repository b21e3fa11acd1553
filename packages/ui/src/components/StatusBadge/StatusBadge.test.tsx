import { render } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { StatusBadge } from './StatusBadge.tsx'

const tones = ['neutral', 'spark', 'info', 'success', 'warning', 'danger'] as const

describe('StatusBadge', () => {
  it('UIX-02a has a drawing of its own for each tone, so that color never tells alone', () => {
    const drawings = tones.map((tone) => {
      const { container, unmount } = render(<StatusBadge tone={tone}>Status</StatusBadge>)
      const drawing = container.querySelector('svg')?.innerHTML
      unmount()
      return drawing
    })
    expect(new Set(drawings).size).toBe(tones.length)
  })

  it('is read by its words alone', () => {
    const { container } = render(<StatusBadge tone="danger">Blocked</StatusBadge>)
    expect(container).toHaveTextContent(/^Blocked$/)
    expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true')
  })
})
