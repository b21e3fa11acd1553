import { render } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { StatusBadge } from './StatusBadge.tsx'

const tones = ['neutral', 'spark', 'info', 'success', 'warning', 'danger'] as const

describe('StatusBadge', () => {
  it('UIX-02a has a different icon for each tone, so that color is never the only signal', () => {
    const icons = tones.map((tone) => {
      const { container, unmount } = render(<StatusBadge tone={tone}>Status</StatusBadge>)
      const drawing = container.querySelector('svg')?.innerHTML
      unmount()
      return drawing
    })
    expect(new Set(icons).size).toBe(tones.length)
  })

  it('has only its text as its name', () => {
    const { container } = render(<StatusBadge tone="danger">Blocked</StatusBadge>)
    expect(container).toHaveTextContent(/^Blocked$/)
    expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true')
  })
})
