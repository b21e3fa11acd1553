import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { Button } from '../Button/Button.tsx'
import { UIProvider } from '../UIProvider/UIProvider.tsx'
import { Menu, type MenuProps } from './Menu.tsx'

const items = [
  { id: 'edit', label: 'Edit' },
  { id: 'history', label: 'History', href: '/history' },
  { id: 'resend', label: 'Resend invitation', disabledReason: 'Ana has already logged in.' },
  { id: 'delete', label: 'Delete', tone: 'danger' as const },
]

const show = (props: Partial<MenuProps> = {}, navigate = vi.fn<(href: string) => void>()) => {
  const onAction = vi.fn<(id: string) => void>()
  render(
    <UIProvider locale="en-US" navigate={(href) => navigate(href)}>
      <Menu aria-label="Actions for Ana Castillo" items={items} onAction={onAction} {...props} />
    </UIProvider>,
  )
  return onAction
}

const trigger = () => screen.getByRole('button', { name: 'Actions for Ana Castillo' })
const row = (name: string | RegExp) => screen.getByRole('menuitem', { name })
const isGone = () => waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument())

const open = async () => {
  trigger().focus()
  await userEvent.keyboard('{ArrowDown}')
  await waitFor(() => expect(row('Edit')).toHaveFocus())
}

function View() {
  const [density, setDensity] = useState('comfortable')
  const [columns, setColumns] = useState<readonly string[]>(['name'])
  return (
    <Menu
      trigger={<Button>View</Button>}
      sections={[
        {
          id: 'density',
          title: 'Density',
          value: density,
          onChange: setDensity,
          items: [
            { id: 'comfortable', label: 'Comfortable' },
            { id: 'compact', label: 'Compact' },
          ],
        },
        {
          id: 'columns',
          title: 'Columns',
          values: columns,
          onChange: setColumns,
          items: [
            { id: 'name', label: 'Name' },
            { id: 'email', label: 'Email' },
            { id: 'rank', label: 'Rank', disabledReason: 'Always shown.' },
          ],
        },
      ]}
    />
  )
}

describe('Menu', () => {
  it('its button announces that it opens a menu, which has the button’s name', async () => {
    show()
    expect(trigger()).toHaveAttribute('aria-haspopup')
    expect(trigger()).toHaveAttribute('aria-expanded', 'false')
    await open()
    expect(screen.getByRole('menu', { name: 'Actions for Ana Castillo' })).toBeVisible()
  })

  it.each(['{Enter}', ' ', '{ArrowDown}'])(
    'key Enter, Space, ArrowDown: on the button open it on its first row (%j)',
    async (key) => {
      show()
      trigger().focus()
      await userEvent.keyboard(key)
      await waitFor(() => expect(row('Edit')).toHaveFocus())
    },
  )

  it('key ArrowUp: on the button opens it on its last row', async () => {
    show()
    trigger().focus()
    await userEvent.keyboard('{ArrowUp}')
    await waitFor(() => expect(row('Delete')).toHaveFocus())
  })

  it('key ArrowDown: moves to the next row, from the last to the first', async () => {
    show()
    await open()
    await userEvent.keyboard('{ArrowDown}')
    expect(row('History')).toHaveFocus()
    await userEvent.keyboard('{End}{ArrowDown}')
    expect(row('Edit')).toHaveFocus()
  })

  it('key ArrowUp: moves to the previous row, from the first to the last', async () => {
    show()
    await open()
    await userEvent.keyboard('{ArrowUp}')
    expect(row('Delete')).toHaveFocus()
  })

  it('key Home, End: move to the first and to the last row', async () => {
    show()
    await open()
    await userEvent.keyboard('{End}')
    expect(row('Delete')).toHaveFocus()
    await userEvent.keyboard('{Home}')
    expect(row('Edit')).toHaveFocus()
  })

  it('key a letter: moves to the row that starts with it', async () => {
    show()
    await open()
    await userEvent.keyboard('d')
    expect(row('Delete')).toHaveFocus()
  })

  it('key Enter: chooses a row and closes the menu', async () => {
    const onAction = show()
    await open()
    await userEvent.keyboard('{Enter}')
    expect(onAction).toHaveBeenCalledExactlyOnceWith('edit')
    await isGone()
    await waitFor(() => expect(trigger()).toHaveFocus())
  })

  it('key Space: chooses a row', async () => {
    const onAction = show()
    await open()
    await userEvent.keyboard(' ')
    expect(onAction).toHaveBeenCalledExactlyOnceWith('edit')
  })

  it('UIX-02a key Escape: closes it and returns the focus', async () => {
    const onAction = show()
    await open()
    await userEvent.keyboard('{Escape}')
    await isGone()
    await waitFor(() => expect(trigger()).toHaveFocus())
    expect(onAction).not.toHaveBeenCalled()
  })

  it('marks a link to the current page', async () => {
    show({ items: [...items, { id: 'team', label: 'Team', href: '/team', isCurrent: true }] })
    await open()
    expect(row('Team')).toHaveAttribute('aria-current', 'page')
    expect(row('Team')).toHaveAttribute('href', '/team')
    expect(row('History')).not.toHaveAttribute('aria-current')
  })

  it('follows a link through the router', async () => {
    const navigate = vi.fn()
    show({}, navigate)
    await open()
    await userEvent.keyboard('{ArrowDown}{Enter}')
    expect(navigate).toHaveBeenCalledExactlyOnceWith('/history')
  })

  it('a disabled row can be focused, shows its reason and does nothing', async () => {
    const own = vi.fn()
    const onAction = show({
      items: items.map((item) => (item.id === 'resend' ? { ...item, onAction: own } : item)),
    })
    await open()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    const resend = row('Resend invitation Ana has already logged in.')
    expect(resend).toHaveFocus()
    expect(resend).toHaveAttribute('aria-disabled', 'true')
    await userEvent.keyboard('{Enter}')
    await userEvent.click(resend)
    expect(own).not.toHaveBeenCalled()
    expect(onAction).not.toHaveBeenCalled()
    expect(resend).toBeVisible()
  })

  it('mouse: chooses a row, or closes with a press outside', async () => {
    const onAction = show()
    await userEvent.click(trigger())
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }))
    expect(onAction).toHaveBeenCalledExactlyOnceWith('delete')
    await isGone()
    await userEvent.click(trigger())
    await screen.findByRole('menu')
    await userEvent.click(document.body)
    await isGone()
  })

  it('touch: chooses a row', async () => {
    const onAction = show()
    await userEvent.pointer({ keys: '[TouchA]', target: trigger() })
    await userEvent.pointer({ keys: '[TouchA]', target: await screen.findByRole('menuitem', { name: 'Edit' }) })
    expect(onAction).toHaveBeenCalledExactlyOnceWith('edit')
  })

  it('checks one row of a section, or several', async () => {
    render(<View />)
    await userEvent.click(screen.getByRole('button', { name: 'View' }))
    const columns = await screen.findByRole('group', { name: 'Columns' })
    await userEvent.click(within(columns).getByRole('menuitemcheckbox', { name: 'Email' }))
    expect(within(columns).getAllByRole('menuitemcheckbox', { checked: true })).toHaveLength(2)
    await userEvent.click(within(columns).getByRole('menuitemcheckbox', { name: 'Rank Always shown.' }))
    expect(within(columns).getByRole('menuitemcheckbox', { name: 'Rank Always shown.' })).not.toBeChecked()
    await userEvent.click(screen.getByRole('menuitemradio', { name: 'Compact' }))
    await isGone()
    await userEvent.click(screen.getByRole('button', { name: 'View' }))
    expect(await screen.findByRole('menuitemradio', { name: 'Compact' })).toBeChecked()
  })

  it('announces which link opens a new tab', async () => {
    show({ items: [{ id: 'guide', label: 'Guide', href: 'https://guide.example', target: '_blank' }] })
    await userEvent.click(trigger())
    expect(await screen.findByRole('menuitem', { name: 'Guide (opens in a new tab)' })).toHaveAttribute(
      'target',
      '_blank',
    )
  })

  it('has a French name for its three dots by default', () => {
    render(
      <UIProvider locale="fr-CA">
        <Menu items={items} />
      </UIProvider>,
    )
    expect(screen.getByRole('button', { name: 'Autres actions' })).toBeVisible()
  })
})
