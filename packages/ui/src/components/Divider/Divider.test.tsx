import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { Divider } from './Divider.tsx'

describe('Divider', () => {
  it('is a separator that says how it lies', () => {
    render(<Divider orientation="vertical" id="line" data-part="bar" />)
    const line = screen.getByRole('separator')
    expect(line).toHaveAttribute('aria-orientation', 'vertical')
    expect(line).toHaveAttribute('id', 'line')
    expect(line).toHaveAttribute('data-part', 'bar')
  })

  it('leaves its words to be read, which within a separator they would not be', () => {
    render(<Divider>or</Divider>)
    expect(screen.getByText('or')).toBeVisible()
    expect(screen.queryByRole('separator')).not.toBeInTheDocument()
  })
})
