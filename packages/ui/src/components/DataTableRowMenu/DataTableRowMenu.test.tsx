import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { DataTable } from '../DataTable/DataTable.tsx'
import { UIProvider } from '../UIProvider/UIProvider.tsx'
import { DataTableRowMenu } from './DataTableRowMenu.tsx'

const rows = ['Ana', 'Benoît'].map((name) => ({ id: name, name }))

function show() {
  const onAction = vi.fn<(id: string) => void>()
  render(
    <UIProvider locale="en-US">
      <DataTable
        aria-label="Users"
        columns={[{ id: 'name', header: 'Name' }]}
        source={{ rows }}
        rowActions={({ name }) => (
          <DataTableRowMenu
            aria-label={`Actions for ${name}`}
            items={[
              { id: 'edit', label: 'Edit' },
              { id: 'delete', label: 'Delete', tone: 'danger' },
            ]}
            onAction={onAction}
          />
        )}
      />
    </UIProvider>,
  )
  return onAction
}

const trigger = (name = 'Ana') => screen.getByRole('button', { name: `Actions for ${name}` })

describe('DataTableRowMenu', () => {
  it.each(['{Enter}', ' ', '{Alt>}{ArrowDown}{/Alt}'])(
    'key Enter, Space, Alt+ArrowDown: open the menu on its first action (%j)',
    async (key) => {
      const onAction = show()
      trigger().focus()
      await userEvent.keyboard(key)
      await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Edit' })).toHaveFocus())
      await userEvent.keyboard('{ArrowDown}{Enter}')
      expect(onAction).toHaveBeenCalledExactlyOnceWith('delete')
      await waitFor(() => expect(trigger()).toHaveFocus())
    },
  )

  it('key ArrowUp, ArrowDown on its button: move to the row above or below, as in other cells', async () => {
    show()
    trigger().focus()
    await userEvent.keyboard('{ArrowDown}')
    expect(trigger('Benoît')).toHaveFocus()
    await userEvent.keyboard('{ArrowUp}')
    expect(trigger()).toHaveFocus()
    expect(screen.queryByRole('menu')).not.toBeInTheDocument()
  })

  it('key Escape: closes the menu and returns the focus', async () => {
    show()
    trigger().focus()
    await userEvent.keyboard('{Enter}')
    await screen.findByRole('menu')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument())
    await waitFor(() => expect(trigger()).toHaveFocus())
  })

  it('mouse: opens the menu and chooses an action', async () => {
    const onAction = show()
    await userEvent.click(trigger('Benoît'))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit' }))
    expect(onAction).toHaveBeenCalledExactlyOnceWith('edit')
  })

  it('touch: opens the menu and chooses an action', async () => {
    const onAction = show()
    await userEvent.pointer({ keys: '[TouchA]', target: trigger('Benoît') })
    await userEvent.pointer({ keys: '[TouchA]', target: await screen.findByRole('menuitem', { name: 'Edit' }) })
    expect(onAction).toHaveBeenCalledExactlyOnceWith('edit')
  })
})
