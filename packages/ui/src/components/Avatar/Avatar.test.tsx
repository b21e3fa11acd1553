import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { Avatar } from './Avatar.tsx'

describe('Avatar', () => {
  it.each([
    ['Dana Reyes', 'DR'],
    ['Ana María de la Cruz', 'AC'],
    ['  Bright   Foods ', 'BF'],
    ['Cher', 'C'],
    ['Émile Ōtani', 'ÉŌ'],
    ['e\u0301lodie roy', 'E\u0301R'],
    ['Kim (guest)', 'K'],
    ['', ''],
  ])('shows for %j the initials %j', (name, letters) => {
    const { container } = render(<Avatar name={name} />)
    expect(container.textContent).toBe(letters)
  })

  it('has the full name as its name', () => {
    render(<Avatar name="Dana Reyes" />)
    expect(screen.getByRole('img', { name: 'Dana Reyes' })).toBeInTheDocument()
  })

  it('is hidden from assistive technology if the name is beside it', () => {
    render(<Avatar name="Dana Reyes" isDecorative />)
    expect(screen.queryByRole('img')).not.toBeInTheDocument()
  })
})
