import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { Button } from '../Button/Button.tsx'
import { EmptyState } from './EmptyState.tsx'

describe('EmptyState', () => {
  it('shows what is missing and what to do next', () => {
    render(
      <EmptyState title="No pending users" headingLevel={2} actions={<Button>Add user</Button>}>
        Everyone you invited has signed in.
      </EmptyState>,
    )
    expect(screen.getByRole('heading', { name: 'No pending users', level: 2 })).toBeVisible()
    expect(screen.getByText('Everyone you invited has signed in.')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Add user' })).toBeVisible()
  })

  it('hides its illustration from assistive technology', () => {
    render(<EmptyState title="No match" picture="search" />)
    expect(screen.queryByRole('img')).not.toBeInTheDocument()
  })
})
