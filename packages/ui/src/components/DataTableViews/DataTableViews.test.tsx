import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { names } from '../DataTable/users.fixture.tsx'
import { DataTable } from '../DataTable/DataTable.tsx'
import { DataTableSearch } from '../DataTableSearch/DataTableSearch.tsx'
import { UIProvider } from '../UIProvider/UIProvider.tsx'
import { type DataTableView, DataTableViews, type DataTableViewsProps } from './DataTableViews.tsx'

const columns = [
  { id: 'name', header: 'Name', isSortable: true },
  { id: 'type', header: 'Type' },
] as const
const rows = [
  { id: '1', name: 'Ana', type: 'Supplier' },
  { id: '2', name: 'Benoît', type: 'Agency' },
  { id: '3', name: 'Carla', type: 'Supplier' },
]
const suppliers: DataTableView = {
  id: 'suppliers',
  name: 'Suppliers',
  state: { filters: { type: 'Supplier' }, hiddenColumns: ['type'] },
  isDefault: true,
}
const backwards: DataTableView = {
  id: 'backwards',
  name: 'Backwards',
  state: { sort: [{ column: 'name', direction: 'descending' }] },
  isDefault: false,
}

type Given = Partial<DataTableViewsProps>

/** Renders a table whose views are stored as an application does, and records the calls. */
function show(given: Given = {}, locale = 'en-US') {
  const requested = { create: vi.fn<(view: object) => void>(), update: vi.fn<(view: object) => void>() }
  function Page() {
    const [views, setViews] = useState<readonly DataTableView[]>(given.views ?? [suppliers, backwards])
    const own: DataTableViewsProps = {
      onCreate: async (view) => {
        requested.create(view)
        const created = { ...view, id: `new-${views.length}` }
        setViews([...views, created])
        return created
      },
      onUpdate: async (view) => {
        requested.update(view)
        setViews(views.map((each) => (each.id === view.id ? view : each)))
      },
      onDelete: async (id) => setViews(views.filter((view) => view.id !== id)),
      ...given,
      views,
    }
    return (
      <UIProvider locale={locale}>
        <DataTable aria-label="Users" columns={columns} source={{ rows }}>
          <DataTableViews {...own} />
          <DataTableSearch label="Search users" delay={0} />
        </DataTable>
      </UIProvider>
    )
  }
  render(<Page />)
  return requested
}

const trigger = (view: string) => screen.getByRole('button', { name: `View: ${view}` })
async function choose(from: string, item: string) {
  const button = trigger(from)
  expect(button).toHaveAttribute('aria-expanded', 'false')
  await userEvent.click(button)
  expect(button).toHaveAttribute('aria-expanded', 'true')
  const menu = within(await screen.findByRole('menu'))
  await userEvent.click(menu.queryByRole('menuitemradio', { name: item }) ?? menu.getByRole('menuitem', { name: item }))
}
const search = (text: string) => userEvent.type(screen.getByRole('searchbox'), `${text}{Enter}`)
const showsChanged = () => screen.queryByText('Changed') !== null

// Loads the lazy chunk once, outside the first test's time.
beforeAll(() => Promise.all([import('./ViewMenu.tsx'), import('./ViewDialog.tsx')]))

describe('DataTableViews', () => {
  it('B-10 starts with the given view, and reports no change', () => {
    show({ defaultValue: 'suppliers' })
    expect(trigger('Suppliers')).toBeVisible()
    expect(names()).toEqual(['Ana', 'Carla'])
    expect(screen.queryByRole('columnheader', { name: 'Type' })).not.toBeInTheDocument()
    expect(showsChanged()).toBe(false)
  })

  it('mouse: B-10 chooses another view, and the standard one', async () => {
    show({ defaultValue: 'suppliers' })
    await choose('Suppliers', 'Backwards')
    expect(names()).toEqual(['Carla', 'Benoît', 'Ana'])
    expect(screen.getByRole('columnheader', { name: 'Type' })).toBeVisible()
    await choose('Backwards', 'Standard view')
    expect(names()).toEqual(['Ana', 'Benoît', 'Carla'])
    expect(trigger('Standard view')).toBeVisible()
    expect(showsChanged()).toBe(false)
  })

  it('B-10 shows that a table differs from its view, and discards the changes', async () => {
    show({ defaultValue: 'backwards' })
    await search('a')
    await waitFor(() => expect(trigger('Backwards')).toHaveAccessibleDescription('Changed'))
    await choose('Backwards', 'Discard changes')
    expect(screen.getByRole('searchbox')).toHaveValue('')
    expect(showsChanged()).toBe(false)
    await waitFor(() => expect(trigger('Backwards')).toHaveFocus())
  })

  it('B-12 announces when a table no longer matches its view', async () => {
    show({ defaultValue: 'backwards' })
    const [status] = screen.getAllByRole('status')
    expect(status).toBeEmptyDOMElement()
    await search('a')
    expect(status).toHaveTextContent('Changed')
    await choose('Backwards', 'Discard changes')
    expect(status).toBeEmptyDOMElement()
  })

  it('B-10 shows the current view in the button’s tooltip, and the name of a saved one beside it', () => {
    show({ defaultValue: 'suppliers' })
    expect(trigger('Suppliers')).toHaveAttribute('title', 'View: Suppliers')
    expect(trigger('Suppliers')).toHaveTextContent('Suppliers')
  })

  it('B-10 saves changes, and keeps the view’s name', async () => {
    const { update } = show({ defaultValue: 'backwards' })
    await search('ca')
    await choose('Backwards', 'Save')
    expect(update).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ id: 'backwards', name: 'Backwards', isDefault: false }),
    )
    expect(update.mock.lastCall?.[0]).toMatchObject({ state: { search: 'ca', sort: backwards.state.sort } })
    await waitFor(() => expect(showsChanged()).toBe(false))
    await waitFor(() => expect(trigger('Backwards')).toHaveFocus())
  })

  it('B-10 saves under another name, optionally as the default', async () => {
    const { create } = show()
    await search('carla')
    await choose('Standard view', 'Save as…')
    const dialog = within(await screen.findByRole('dialog', { name: 'Save this view' }))
    await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), '  Only Carla ')
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Set as default' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(trigger('Only Carla')).toBeVisible())
    expect(create).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ name: 'Only Carla', isDefault: true }))
    expect(names()).toEqual(['Carla'])
    expect(showsChanged()).toBe(false)
  })

  it.each([
    ['', 'Enter a name.'],
    ['SUPPLIERS ', 'You already have a view with this name. Choose another name.'],
  ])('B-10 rejects the name %j', async (name, problem) => {
    const { create } = show()
    await choose('Standard view', 'Save as…')
    const dialog = within(await screen.findByRole('dialog'))
    if (name) await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), name)
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveAccessibleDescription(expect.stringContaining(problem))
    expect(create).not.toHaveBeenCalled()
  })

  it('B-10 limits a name to 50 letters', async () => {
    const { create } = show()
    await choose('Standard view', 'Save as…')
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(dialog.getByRole('textbox', { name: 'Name' }))
    await userEvent.paste('x'.repeat(51))
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(create).toHaveBeenCalledOnce())
    expect(create).toHaveBeenLastCalledWith(expect.objectContaining({ name: 'x'.repeat(50) }))
  })

  it('B-10 renames and duplicates', async () => {
    const { update, create } = show({ defaultValue: 'backwards' })
    await choose('Backwards', 'Rename…')
    const rename = within(await screen.findByRole('dialog', { name: 'Rename ‘Backwards’' }))
    await userEvent.type(rename.getByRole('textbox', { name: 'Name' }), ' again')
    await userEvent.click(rename.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(trigger('Backwards again')).toBeVisible())
    expect(update).toHaveBeenCalledExactlyOnceWith({ ...backwards, name: 'Backwards again' })
    await waitFor(() => expect(trigger('Backwards again')).toHaveFocus())
    await choose('Backwards again', 'Duplicate…')
    const copy = within(await screen.findByRole('dialog', { name: 'Duplicate ‘Backwards again’' }))
    expect(copy.getByRole('textbox', { name: 'Name' })).toHaveValue('Backwards again (copy)')
    await userEvent.click(copy.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(trigger('Backwards again (copy)')).toBeVisible())
    expect(create).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ state: backwards.state }))
  })

  it('B-10 sets and removes the default view', async () => {
    const { update } = show({ defaultValue: 'backwards' })
    await choose('Backwards', 'Set as default')
    expect(update).toHaveBeenLastCalledWith({ ...backwards, isDefault: true })
    await choose('Backwards', 'Set the standard view as default')
    expect(update).toHaveBeenLastCalledWith({ ...backwards, isDefault: false })
  })

  it('B-10 deletes a view after a confirmation, and shows the standard one', async () => {
    show({ defaultValue: 'suppliers' })
    await choose('Suppliers', 'Delete…')
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete ‘Suppliers’?' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(trigger('Standard view')).toBeVisible())
    expect(names()).toHaveLength(3)
    await userEvent.click(trigger('Standard view'))
    expect(screen.queryByRole('menuitemradio', { name: 'Suppliers' })).not.toBeInTheDocument()
  })

  it('B-10 shows the application’s text for a failed save, and keeps the typed text', async () => {
    show({
      onCreate: () => Promise.reject(new Error('offline')),
      failureText: (error) => `Not kept: ${(error as Error).message}`,
    })
    await choose('Standard view', 'Save as…')
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), 'Mine')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    expect(await dialog.findByRole('alert')).toHaveTextContent('Not kept: offline')
    expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('Mine')
  })

  it('B-10 shows a failed save beside the table', async () => {
    show({ defaultValue: 'backwards', onUpdate: () => Promise.reject(new Error('offline')) })
    await search('ca')
    await choose('Backwards', 'Save')
    expect(await screen.findByText('The view couldn’t be saved. Try again.')).toBeVisible()
    expect(showsChanged()).toBe(true)
  })

  it('SES-18 limits the number of views', async () => {
    show({ maxViews: 2 })
    await choose('Standard view', 'Save as…')
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getByRole('alert')).toHaveTextContent('You’ve reached the limit of 2 views.')
    expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled()
  })

  it.each(['{Enter}', ' ', '{ArrowDown}'])(
    'key Enter, Space, ArrowDown: open the menu on its first row (%j)',
    async (key) => {
      show({ defaultValue: 'backwards' })
      trigger('Backwards').focus()
      await userEvent.keyboard(key)
      const chosen = await screen.findByRole('menuitemradio', { name: 'Backwards' })
      await waitFor(() => expect(screen.getByRole('menu')).toContainElement(document.activeElement as HTMLElement))
      expect(chosen).toBeChecked()
    },
  )

  it('key Escape: closes the menu and returns the focus', async () => {
    show()
    trigger('Standard view').focus()
    await userEvent.keyboard('{Enter}')
    await screen.findByRole('menu')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(trigger('Standard view')).toHaveFocus())
  })

  it('touch: chooses another view', async () => {
    show()
    await userEvent.pointer({ keys: '[TouchA]', target: trigger('Standard view') })
    await userEvent.pointer({
      keys: '[TouchA]',
      target: await screen.findByRole('menuitemradio', { name: 'Backwards' }),
    })
    expect(names()).toEqual(['Carla', 'Benoît', 'Ana'])
  })

  it('shows Spanish text', async () => {
    show({}, 'es-MX')
    expect(screen.getByRole('button', { name: 'Vista: Vista estándar' })).toBeVisible()
  })
})
