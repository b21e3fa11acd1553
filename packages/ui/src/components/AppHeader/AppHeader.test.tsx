import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { UIProvider } from '../UIProvider/UIProvider.tsx'
import { sampleSections } from '../SideNavigation/sections.fixture.tsx'
import { AppHeader, type AppHeaderProps } from './AppHeader.tsx'
import { headerProps } from './header-props.fixture.ts'

const show = (props: Partial<AppHeaderProps> = {}, navigate?: (href: string) => void) =>
  render(
    <UIProvider locale="en-US" navigate={navigate}>
      <AppHeader {...headerProps} {...props} />
    </UIProvider>,
  )

/** Without a user, the bar itself has the choices. */
const nobody = { user: undefined, userMenu: undefined } as const

const language = () => screen.getByRole('button', { name: 'Language: English' })
const user = () => screen.getByRole('button', { name: 'Bright Foods (Dana Reyes)' })

const openLanguages = async () => {
  language().focus()
  await userEvent.keyboard('{ArrowDown}')
  const items = await screen.findAllByRole('menuitemradio')
  await waitFor(() => expect(items[0]).toHaveFocus())
  return items
}

describe('AppHeader', () => {
  it('SCR-01 links to each part of the product and marks the current one', () => {
    show()
    const main = screen.getByRole('navigation', { name: 'Main' })
    expect(
      within(main)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['Apps', 'Data dictionary', 'Knowledge base', 'Support'])
    expect(within(main).getByRole('link', { current: 'page' })).toHaveTextContent('Apps')
  })

  it('shows the application’s own logo in a link with the application’s name', () => {
    show({ logo: <svg role="presentation" data-testid="own" /> })
    const home = screen.getByRole('link', { name: 'Scintilla' })
    expect(home).toContainElement(screen.getByTestId('own'))
    expect(home).toHaveTextContent('')
  })

  it('SCR-01 renders no navigation without links', () => {
    show({ navigation: [] })
    expect(screen.getByRole('link', { name: 'Scintilla' })).toBeVisible()
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument()
  })

  it('SCR-01 mouse: the first press opens the user menu and focuses its first item', async () => {
    show()
    await userEvent.click(user())
    const profile = await screen.findByRole('menuitem', { name: 'Profile' })
    await waitFor(() => expect(profile).toHaveFocus())
    expect(screen.getByText('Dana Reyes', { selector: 'p' })).toBeInTheDocument()
  })

  it.each(['{Enter}', ' ', '{ArrowDown}'])(
    'SCR-01 key Enter, Space, ArrowDown: on a button open its menu on the first item (%j)',
    async (key) => {
      show(nobody)
      const button = language()
      button.focus()
      await userEvent.keyboard(key)
      const items = await screen.findAllByRole('menuitemradio')
      await waitFor(() => expect(items[0]).toHaveFocus())
      expect(button).toHaveAttribute('aria-expanded', 'true')
    },
  )

  it('SCR-01 key ArrowDown, ArrowUp, Home, End: move within a menu', async () => {
    show(nobody)
    const items = await openLanguages()
    await userEvent.keyboard('{ArrowDown}')
    expect(items[1]).toHaveFocus()
    await userEvent.keyboard('{ArrowUp}')
    expect(items[0]).toHaveFocus()
    await userEvent.keyboard('{End}')
    expect(items.at(-1)).toHaveFocus()
    await userEvent.keyboard('{Home}')
    expect(items[0]).toHaveFocus()
  })

  it('SCR-01 key a letter: moves to the item that starts with it', async () => {
    show(nobody)
    const items = await openLanguages()
    await userEvent.keyboard('f')
    expect(items.at(-1)).toHaveFocus()
  })

  it('SCR-01 key Escape: closes menu or drawer and returns the focus', async () => {
    show(nobody)
    await openLanguages()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(language()).toHaveFocus())
    expect(screen.queryByRole('menu')).not.toBeInTheDocument()
    expect(language()).toHaveAttribute('aria-expanded', 'false')
  })

  it('SCR-01 key Tab: moves through logo, product menu and buttons', async () => {
    show(nobody)
    await userEvent.tab()
    expect(screen.getByRole('link', { name: 'Scintilla' })).toHaveFocus()
    await userEvent.tab()
    expect(screen.getByRole('link', { name: 'Apps' })).toHaveFocus()
    screen.getByRole('link', { name: 'Support' }).focus()
    await userEvent.tab()
    expect(language()).toHaveFocus()
  })

  it('SCR-01 touch: opens a menu', async () => {
    show()
    await userEvent.pointer({ keys: '[TouchA]', target: user() })
    expect(await screen.findByRole('menuitem', { name: 'Log out' })).toBeVisible()
  })

  it('SCR-01 changes the language and checks the current one', async () => {
    const onLanguageChange = vi.fn()
    show({ ...nobody, onLanguageChange })
    await userEvent.click(language())
    expect(await screen.findByRole('menuitemradio', { name: 'English' })).toBeChecked()
    await userEvent.click(screen.getByRole('menuitemradio', { name: 'Français' }))
    expect(onLanguageChange).toHaveBeenCalledExactlyOnceWith('fr-CA')
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument())
  })

  it('SCR-01 changes the appearance', async () => {
    const onAppearanceChange = vi.fn()
    show({ ...nobody, onAppearanceChange })
    await userEvent.click(screen.getByRole('button', { name: 'Appearance' }))
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'High contrast' }))
    expect(onAppearanceChange).toHaveBeenCalledExactlyOnceWith('high-contrast')
  })

  it('SCR-01 shows language and appearance in the user’s menu, which ends with the ways to log out', async () => {
    const onLanguageChange = vi.fn<(id: string) => void>()
    const onAppearanceChange = vi.fn<(appearance: string) => void>()
    const profile = { id: 'profile', label: 'Profile', href: '#profile' }
    const logOut = { id: 'logOut', label: 'Log out', onAction: () => undefined }
    show({ userMenu: [profile], logOutItems: [logOut], onLanguageChange, onAppearanceChange })
    expect(screen.queryByRole('button', { name: /^Language/ })).not.toBeInTheDocument()
    await userEvent.click(user())
    const items = within(await screen.findByRole('menu')).getAllByRole('menuitem')
    expect([items[0], items.at(-1)].map((item) => item?.textContent)).toEqual(['Profile', 'Log out'])
    const languages = within(screen.getByRole('group', { name: 'Language' }))
    expect(languages.getByRole('menuitemradio', { name: 'English' })).toBeChecked()
    await userEvent.click(languages.getByRole('menuitemradio', { name: 'Français' }))
    expect(onLanguageChange).toHaveBeenCalledExactlyOnceWith('fr-CA')
    await userEvent.click(user())
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Dark' }))
    expect(onAppearanceChange).toHaveBeenCalledExactlyOnceWith('dark')
  })

  it('SCR-01 shows the sections of the navigation in the drawer', async () => {
    const navigate = vi.fn<(href: string) => void>()
    show({ navigation: [], sections: sampleSections }, navigate)
    await userEvent.click(screen.getByRole('button', { name: 'Menu' }))
    const drawer = within(await screen.findByRole('dialog', { name: 'Menu' }))
    await userEvent.click(within(drawer.getByRole('list', { name: 'Company' })).getByRole('link', { name: 'Users' }))
    expect(navigate.mock.calls[0]?.[0]).toBe('#users')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  })

  it('SCR-01 follows a link of the user menu through the router', async () => {
    const navigate = vi.fn()
    show({ userMenu: [{ id: 'profile', label: 'Profile', href: '/profile' }] }, navigate)
    await userEvent.click(user())
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Profile' }))
    expect(navigate.mock.calls[0]?.[0]).toBe('/profile')
  })

  it('SCR-01 shows all content of the header in the drawer, and returns the focus', async () => {
    const onLanguageChange = vi.fn()
    show({ onLanguageChange })
    const button = screen.getByRole('button', { name: 'Menu' })
    await userEvent.click(button)
    const drawer = await screen.findByRole('dialog', { name: 'Menu' })
    expect(within(drawer).getAllByRole('link')).toHaveLength(5)
    expect(within(drawer).getByRole('button', { name: 'High contrast' })).toBeInTheDocument()
    expect(within(drawer).getByRole('button', { name: 'English', pressed: true })).toBeInTheDocument()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(button).toHaveFocus())
    await userEvent.click(button)
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Español' }))
    expect(onLanguageChange).toHaveBeenCalledExactlyOnceWith('es-MX')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  })
})
