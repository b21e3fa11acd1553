import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { UIProvider } from '../UIProvider/UIProvider.tsx'
import { ProductTile, type ProductTileProps } from './ProductTile.tsx'

const show = (props: Partial<ProductTileProps> = {}) =>
  render(<ProductTile title="Report Builder" description="Reports" state="launch" {...props} />)

describe('ProductTile', () => {
  it('TIL-03 without access, it shows Learn More for mouse and keyboard', async () => {
    const onAction = vi.fn()
    show({ state: 'learn-more', onAction })
    const action = screen.getByRole('button', { name: 'Learn More Report Builder' })
    await userEvent.click(action)
    await userEvent.keyboard('{Enter}')
    expect(onAction).toHaveBeenCalledTimes(2)
    expect(onAction).toHaveBeenCalledWith('learn-more')
  })

  it('TIL-03 links to the learn page if there is one', () => {
    show({ state: 'learn-more', href: '/learn/report-builder' })
    const action = screen.getByRole('link', { name: 'Learn More Report Builder' })
    expect(action).toHaveAttribute('href', '/learn/report-builder')
    expect(action).not.toHaveAttribute('target')
  })

  it('TIL-04 a press on a pending tile opens the page’s dialog', async () => {
    const onAction = vi.fn()
    show({ state: 'pending', onAction })
    await userEvent.click(screen.getByRole('button', { name: /^Access Pending/ }))
    expect(onAction).toHaveBeenCalledExactlyOnceWith('pending')
  })

  it('TIL-05 launches in a new tab without an opener, and announces it', () => {
    show({ href: 'https://apps.example/', opensInNewTab: true })
    const action = screen.getByRole('link', { name: 'Launch app Report Builder' })
    expect(action).toHaveAttribute('target', '_blank')
    expect(action.getAttribute('rel')).toContain('noopener')
    expect(action).toHaveAccessibleDescription('Opens in a new tab')
  })

  it('TIL-05 launches in the same tab', () => {
    show({ href: '/apps/report-builder' })
    const action = screen.getByRole('link', { name: /^Launch app/ })
    expect(action).not.toHaveAttribute('target')
    expect(screen.queryByText('Opens in a new tab')).not.toBeInTheDocument()
  })

  it('TIL-05 shows a different arrow if it opens a new tab', () => {
    show({ href: '/apps/report-builder' })
    show({ href: '/apps/report-builder', opensInNewTab: true })
    const [here, away] = screen.getAllByRole('link').map((link) => link.querySelector('svg')?.innerHTML)
    expect(here).toBeTruthy()
    expect(away).not.toBe(here)
  })

  it.each([
    'http://apps.example/',
    'javascript:alert(1)',
    '//apps.example/',
    '/\\apps.example',
    'data:text/html,x',
    '',
  ])('TIL-05 does not follow %j', (href) => {
    show({ href })
    expect(screen.queryByRole('link')).not.toBeInTheDocument()
    expect(screen.getByText('Launch app')).toBeInTheDocument()
  })

  it('TIL-05 follows an address of this origin', () => {
    show({ href: `${window.location.origin}/apps` })
    expect(screen.getByRole('link')).toBeInTheDocument()
  })

  it('TIL-07 a future product shows Coming Soon instead of Learn More', () => {
    show({ state: 'coming-soon' })
    expect(screen.getByText('Coming Soon')).toBeInTheDocument()
    expect(screen.queryByText('Learn More')).not.toBeInTheDocument()
  })

  it.each([
    ['alpha', 'Alpha'],
    ['beta', 'Beta'],
  ] as const)('TIL-08 a product in %s has the badge %s', (launchStage, badge) => {
    show({ launchStage })
    expect(screen.getByText(badge)).toBeInTheDocument()
  })

  it.each([
    ['es-MX', 'Acceso pendiente'],
    ['fr-CA', 'Accès en attente'],
  ])('TIL-08 shows text in %s', (locale, text) => {
    render(
      <UIProvider locale={locale}>
        <ProductTile title="Report Builder" description="Reports" state="pending" />
      </UIProvider>,
    )
    expect(screen.getByRole('button', { name: `${text} Report Builder` })).toBeInTheDocument()
  })

  it('TIL-09 reports a press on a link too', async () => {
    const onAction = vi.fn()
    render(<ProductTile title="Shopper" description="" state="launch" href="/app" onAction={onAction} />)
    screen.getByRole('link').addEventListener('click', (event) => event.preventDefault())
    await userEvent.click(screen.getByRole('link'))
    expect(onAction).toHaveBeenCalledExactlyOnceWith('launch')
  })

  it('SCR-09 hides an image that does not load, until another one is set', () => {
    const { container, rerender } = show({ image: '/broken.png', mosaic: '3... .... .... ....' })
    const image = container.querySelector('img')
    expect(image).toHaveAttribute('alt', '')
    if (image) fireEvent.error(image)
    expect(container.querySelector('img')).toBeNull()
    rerender(<ProductTile title="Report Builder" description="" state="launch" image="/whole.png" />)
    expect(container.querySelector('img')).toHaveAttribute('src', '/whole.png')
  })
})
