import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { AppFooter } from './AppFooter.tsx'

describe('AppFooter', () => {
  it('SCR-01 names its navigation', () => {
    render(<AppFooter links={[{ href: '/terms', label: 'Terms' }]}>© 2026 Scintilla</AppFooter>)
    expect(screen.getByRole('navigation', { name: 'Footer' })).toContainElement(
      screen.getByRole('link', { name: 'Terms' }),
    )
  })

  it('SCR-01 renders no navigation without links', () => {
    render(<AppFooter links={[]}>© 2026 Scintilla</AppFooter>)
    expect(screen.getByText('© 2026 Scintilla')).toBeVisible()
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument()
  })
})
