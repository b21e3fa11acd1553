import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { VisuallyHidden } from './VisuallyHidden.tsx'

describe('VisuallyHidden', () => {
  it('is part of the name of its parent', () => {
    render(
      <a href="#sales">
        +4.2 % <VisuallyHidden>compared with last week</VisuallyHidden>
      </a>,
    )
    expect(screen.getByRole('link', { name: '+4.2 % compared with last week' })).toBeVisible()
  })

  it('is a heading in the outline', () => {
    render(
      <VisuallyHidden as="h2" id="filters">
        Filters
      </VisuallyHidden>,
    )
    expect(screen.getByRole('heading', { level: 2, name: 'Filters' })).toHaveAttribute('id', 'filters')
  })
})
