import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { UIProvider } from '../UIProvider/UIProvider.tsx'
import { sampleSections } from './sections.fixture.tsx'
import type { SideNavigationProps } from './SideNavigation.tsx'
import { SideNavigation } from './SideNavigation.tsx'

const show = (props: Partial<SideNavigationProps> = {}, navigate?: (href: string) => void) =>
  render(
    <UIProvider locale="en-US" navigate={navigate}>
      <SideNavigation sections={sampleSections} {...props} />
    </UIProvider>,
  )

const link = (name: string | RegExp) => screen.getByRole('link', { name })

afterEach(() => localStorage.clear())

describe('SideNavigation', () => {
  it('SCR-01 has named lists of links, marks the current page, and shows counts', () => {
    show()
    const nav = screen.getByRole('navigation', { name: 'Main' })
    const learn = within(nav).getByRole('list', { name: 'Learn' })
    expect(within(learn).getAllByRole('link')).toHaveLength(3)
    expect(within(nav).getByRole('link', { current: 'page' })).toHaveTextContent('Apps')
    expect(link('Release notes 3 unread')).toBeVisible()
  })

  it('SCR-01 shows the pages below the current one, and marks the page above them', () => {
    const [apps] = sampleSections
    const items = [
      { href: '/a', label: 'Articles', icon: null, items: [{ href: '/a/1', label: 'First', isCurrent: true }] },
    ]
    show({ sections: [...(apps ? [{ ...apps, id: 'other', items: [] }] : []), { id: 'one', items }] })
    expect(link('First')).toHaveAttribute('aria-current', 'page')
    expect(link('Articles')).toHaveAttribute('aria-current', 'true')
  })

  it('key Enter: follows a link, or expands the pages below it', async () => {
    const navigate = vi.fn<(href: string) => void>()
    show({}, (href) => navigate(href))
    screen.getByRole('button', { name: 'Pages of Knowledge base' }).focus()
    await userEvent.keyboard('{Enter}')
    expect(link('First steps')).toBeVisible()
    link('Support').focus()
    await userEvent.keyboard('{Enter}')
    expect(navigate).toHaveBeenCalledExactlyOnceWith('#support')
  })

  it('key Tab: moves through links and buttons', async () => {
    show()
    await userEvent.tab()
    expect(link('Apps')).toHaveFocus()
    await userEvent.tab()
    expect(link('Data dictionary')).toHaveFocus()
  })

  it('key ArrowDown, ArrowUp, Home, End: move between links and buttons', async () => {
    show()
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    expect(link('Knowledge base')).toHaveFocus()
    await userEvent.keyboard('{ArrowUp}')
    expect(link('Data dictionary')).toHaveFocus()
    await userEvent.keyboard('{End}')
    expect(screen.getByRole('button', { name: 'Collapse navigation' })).toHaveFocus()
    await userEvent.keyboard('{Home}')
    expect(link('Apps')).toHaveFocus()
  })

  it('key Escape: hides the name beside an icon', async () => {
    show({ defaultCollapsed: true })
    await userEvent.tab()
    expect(screen.getAllByText('Apps')).toHaveLength(2)
    await userEvent.keyboard('{Escape}')
    expect(screen.getAllByText('Apps')).toHaveLength(1)
  })

  it('SCR-01 stores the choice to collapse it, and keeps the names of its links', async () => {
    const { unmount } = show({ storageKey: 'navigation' })
    await userEvent.click(screen.getByRole('button', { name: 'Collapse navigation' }))
    expect(link('Data dictionary')).toBeVisible()
    unmount()
    show({ storageKey: 'navigation' })
    const expand = screen.getByRole('button', { name: 'Expand navigation' })
    expect(expand).toHaveAttribute('aria-expanded', 'false')
    await userEvent.click(expand)
    expect(screen.getByRole('button', { name: 'Pages of Knowledge base' })).toBeVisible()
  })

  it('mouse: a press collapses the navigation', async () => {
    const onCollapsedChange = vi.fn<(isCollapsed: boolean) => void>()
    show({ isCollapsed: false, onCollapsedChange })
    await userEvent.click(screen.getByRole('button', { name: 'Collapse navigation' }))
    expect(onCollapsedChange).toHaveBeenCalledExactlyOnceWith(true)
  })

  it('touch: follows a link', async () => {
    const navigate = vi.fn<(href: string) => void>()
    show({}, (href) => navigate(href))
    await userEvent.pointer({ keys: '[TouchA]', target: link('Support') })
    expect(navigate).toHaveBeenCalledExactlyOnceWith('#support')
  })
})
