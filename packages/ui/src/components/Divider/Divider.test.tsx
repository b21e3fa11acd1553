import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { Divider } from './Divider.tsx'

describe('Divider', () => {
  it('is a separator with its orientation', () => {
    render(<Divider orientation="vertical" id="line" data-part="bar" />)
    const line = screen.getByRole('separator')
    expect(line).toHaveAttribute('aria-orientation', 'vertical')
    expect(line).toHaveAttribute('id', 'line')
    expect(line).toHaveAttribute('data-part', 'bar')
  })

  it('keeps its text readable outside the separator role', () => {
    render(<Divider>or</Divider>)
    expect(screen.getByText('or')).toBeVisible()
    expect(screen.queryByRole('separator')).not.toBeInTheDocument()
  })
})
