import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { UIProvider } from '../UIProvider/UIProvider.tsx'
import { Breadcrumbs } from './Breadcrumbs.tsx'

const items = [
  { label: 'Support', href: '/support' },
  { label: 'Incidents', href: '/support/incidents' },
  { label: 'Closed', href: '/support/incidents/closed' },
  { label: 'INC-2041' },
]

const show = (navigate = vi.fn<(href: string) => void>(), locale = 'en-US') =>
  render(
    <UIProvider locale={locale} navigate={(href) => navigate(href)}>
      <Breadcrumbs items={items} />
    </UIProvider>,
  )

describe('Breadcrumbs', () => {
  it('is a named navigation that ends with the current page', () => {
    show()
    const nav = screen.getByRole('navigation', { name: 'Breadcrumbs' })
    expect(
      within(nav)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['Support', 'Incidents', 'Closed'])
    expect(screen.getByText('INC-2041')).toHaveAttribute('aria-current', 'page')
  })

  it('key Tab: moves through the links', async () => {
    show()
    await userEvent.tab()
    expect(screen.getByRole('link', { name: 'Support' })).toHaveFocus()
  })

  it('key Enter: follows a link, or shows the whole path and moves to its first hidden link', async () => {
    const navigate = vi.fn()
    show(navigate)
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    expect(navigate).toHaveBeenCalledExactlyOnceWith('/support')
    screen.getByRole('button', { name: 'Show the whole path' }).focus()
    await userEvent.keyboard('{Enter}')
    expect(screen.getByRole('link', { name: 'Incidents' })).toHaveFocus()
    expect(screen.queryByRole('button')).not.toBeInTheDocument()
  })

  it('mouse: shows the whole path', async () => {
    show()
    await userEvent.click(screen.getByRole('button', { name: 'Show the whole path' }))
    expect(screen.queryByRole('button')).not.toBeInTheDocument()
  })

  it('touch: follows a link', async () => {
    const navigate = vi.fn()
    show(navigate)
    await userEvent.pointer({ keys: '[TouchA]', target: screen.getByRole('link', { name: 'Closed' }) })
    expect(navigate).toHaveBeenCalledExactlyOnceWith('/support/incidents/closed')
  })

  it('does not collapse a short path', () => {
    render(<Breadcrumbs items={items.slice(1)} />)
    expect(screen.queryByRole('button')).not.toBeInTheDocument()
  })

  it('shows French text', () => {
    show(undefined, 'fr-CA')
    expect(screen.getByRole('navigation', { name: 'Fil d’Ariane' })).toBeInTheDocument()
  })
})
