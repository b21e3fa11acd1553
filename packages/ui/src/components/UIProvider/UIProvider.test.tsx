import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { createBrand } from '../../theme/brand.ts'
import { BrandArea } from '../BrandArea/BrandArea.tsx'
import { Link } from '../Link/Link.tsx'
import { Spinner } from '../Spinner/Spinner.tsx'
import { UIProvider } from './UIProvider.tsx'

const root = document.documentElement

describe('UIProvider', () => {
  it('sets language, direction, theme, density and motion where overlays inherit them', () => {
    const { rerender } = render(
      <UIProvider locale="ar-XB" theme="dark" density="compact" motion="none">
        Content
      </UIProvider>,
    )
    expect(root).toHaveAttribute('lang', 'ar-XB')
    expect(root).toHaveAttribute('dir', 'rtl')
    expect(root).toHaveAttribute('data-theme', 'dark')
    expect(root).toHaveAttribute('data-density', 'compact')
    expect(root).toHaveAttribute('data-motion', 'none')
    rerender(<UIProvider locale="fr-CA">Content</UIProvider>)
    expect(root).toHaveAttribute('dir', 'ltr')
    expect(root).not.toHaveAttribute('data-theme')
  })

  it('changes the theme without transitions, and restores them after the paint', async () => {
    const { rerender } = render(
      <UIProvider locale="en-US" theme="light">
        Content
      </UIProvider>,
    )
    expect(root).not.toHaveAttribute('data-theme-changing')
    rerender(
      <UIProvider locale="en-US" theme="dark">
        Content
      </UIProvider>,
    )
    expect(root).toHaveAttribute('data-theme-changing')
    await waitFor(() => expect(root).not.toHaveAttribute('data-theme-changing'))
  })

  it('sets the brand and its stylesheet, and removes them', () => {
    const brand = createBrand({ name: 'campo', color: '#e4002b' })
    const { rerender } = render(
      <UIProvider locale="en-US" brand={brand} nonce="n0nce">
        Content
      </UIProvider>,
    )
    expect(root).toHaveAttribute('data-brand', 'campo')
    const sheet = [...document.head.querySelectorAll('style')].find(({ textContent }) => textContent === brand.css)
    expect(sheet?.nonce).toBe('n0nce')
    rerender(<UIProvider locale="en-US">Content</UIProvider>)
    expect(root).not.toHaveAttribute('data-brand')
  })

  it('passes its nonce to the brand in server HTML, and to React Aria', () => {
    const served = renderToString(
      <UIProvider locale="en-US" brand={createBrand({ name: 'campo', color: '#e4002b' })} nonce="n0nce">
        <BrandArea brand={createBrand({ name: 'partner', color: 'rebeccapurple' })}>Partner</BrandArea>
      </UIProvider>,
    )
    const page = document.createElement('div')
    page.innerHTML = served
    expect([...page.querySelectorAll('style')].map(({ nonce }) => nonce)).toEqual(['n0nce', 'n0nce'])
    expect(page.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.nonce).toBe('n0nce')
  })

  it.each([
    ['brand', 'harvest'],
    ['theme', 'dark'],
    ['density', 'compact'],
    ['motion', 'none'],
  ])('keeps the server’s %s', (name, value) => {
    root.setAttribute(`data-${name}`, value)
    render(<UIProvider locale="en-US">Content</UIProvider>)
    expect(root).toHaveAttribute(`data-${name}`, value)
    root.removeAttribute(`data-${name}`)
  })

  it('follows the system again on request', () => {
    root.dataset.theme = 'dark'
    render(
      <UIProvider locale="en-US" theme="system">
        Content
      </UIProvider>,
    )
    expect(root).not.toHaveAttribute('data-theme')
  })

  it.each([
    ['en-US', 'Loading'],
    ['es-MX', 'Cargando'],
    ['fr-CA', 'Chargement en cours'],
    ['de-DE', 'Loading'],
  ])('shows components in %s', (locale, word) => {
    render(
      <UIProvider locale={locale}>
        <Spinner />
      </UIProvider>,
    )
    expect(screen.getByRole('img', { name: word })).toBeInTheDocument()
  })

  it('UIX-01b prefers the application’s messages to its own', () => {
    render(
      <UIProvider locale="de-DE" messages={{ 'de-DE': { 'Spinner.loading': 'Wird geladen' } }}>
        <Spinner />
      </UIProvider>,
    )
    expect(screen.getByRole('img', { name: 'Wird geladen' })).toBeInTheDocument()
  })

  it('follows links inside the application with its router, and shows their addresses', async () => {
    const navigate = vi.fn()
    render(
      <UIProvider locale="en-US" navigate={navigate} resolveHref={(href) => `/base${href}`}>
        <Link href="/apps">Apps</Link>
        <Link href="https://example.com/" target="_blank">
          Guide
        </Link>
      </UIProvider>,
    )
    expect(screen.getByRole('link', { name: 'Apps' })).toHaveAttribute('href', '/base/apps')
    await userEvent.click(screen.getByRole('link', { name: 'Apps' }))
    expect(navigate.mock.calls[0]?.[0]).toBe('/apps')
    expect(screen.getByRole('link', { name: 'Guide (opens in a new tab)' })).toHaveAttribute('rel', 'noopener')
  })
})
