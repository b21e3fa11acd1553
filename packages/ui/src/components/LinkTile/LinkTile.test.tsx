import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { UIProvider } from '../UIProvider/UIProvider.tsx'
import { LinkTile } from './LinkTile.tsx'

const show = (navigate: (href: string) => void, onPress?: () => void) =>
  render(
    <UIProvider locale="en-US" navigate={(href) => navigate(href)}>
      <LinkTile title="Create an incident" description="Tell us what is wrong." href="/support/new" onPress={onPress} />
    </UIProvider>,
  )

const link = () => screen.getByRole('link', { name: 'Create an incident' })

describe('LinkTile', () => {
  it('is a link in a heading, named by its title only', () => {
    show(vi.fn())
    expect(screen.getByRole('heading', { name: 'Create an incident', level: 3 })).toContainElement(link())
    expect(link()).toHaveAttribute('href', '/support/new')
  })

  it('key Tab: moves to the tile', async () => {
    show(vi.fn())
    await userEvent.tab()
    expect(link()).toHaveFocus()
  })

  it('key Enter: follows the link through the router', async () => {
    const navigate = vi.fn()
    show(navigate)
    link().focus()
    await userEvent.keyboard('{Enter}')
    expect(navigate).toHaveBeenCalledExactlyOnceWith('/support/new')
  })

  it('mouse: follows the link', async () => {
    const navigate = vi.fn()
    const onPress = vi.fn()
    show(navigate, onPress)
    await userEvent.click(link())
    expect(navigate).toHaveBeenCalledExactlyOnceWith('/support/new')
    expect(onPress).toHaveBeenCalledOnce()
  })

  it('touch: follows the link', async () => {
    const navigate = vi.fn()
    show(navigate)
    await userEvent.pointer({ keys: '[TouchA]', target: link() })
    expect(navigate).toHaveBeenCalledExactlyOnceWith('/support/new')
  })

  it('announces that it opens a new tab', () => {
    render(<LinkTile title="Guide" href="https://guide.example" target="_blank" />)
    expect(screen.getByRole('link', { name: 'Guide (opens in a new tab)' })).toHaveAttribute('rel', 'noopener')
  })
})
