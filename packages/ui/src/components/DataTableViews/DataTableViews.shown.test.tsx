import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { names } from '../DataTable/users.fixture.tsx'
import { DataTable, type DataTableState } from '../DataTable/DataTable.tsx'
import { DataTableSearch } from '../DataTableSearch/DataTableSearch.tsx'
import { type DataTableView, DataTableViews } from './DataTableViews.tsx'

const columns = [{ id: 'name', header: 'Name', isSortable: true }] as const
const rows = ['Ana', 'Benoît', 'Carla'].map((name) => ({ id: name, name }))
const backwards: DataTableView = {
  id: 'backwards',
  name: 'Backwards',
  state: { sort: [{ column: 'name', direction: 'descending' }] },
  isDefault: false,
}
const twin: DataTableView = { ...backwards, id: 'twin', name: 'Twin' }
const refuse = () => Promise.reject(new Error('The test stores no views.'))

interface LinkedProps {
  given?: Partial<DataTableState>
  views?: readonly DataTableView[]
  onUpdate?: (view: DataTableView) => Promise<unknown>
  /** Called with the state that an address would store. */
  keep?: (state: Partial<DataTableState>) => void
}

/** A table whose state the application controls, as if it were in the address. */
function Linked({ given = backwards.state, views = [backwards, twin], onUpdate = refuse, keep }: LinkedProps) {
  const [state, setState] = useState(given)
  return (
    <DataTable
      aria-label="Users"
      columns={columns}
      source={{ rows }}
      defaultState={{ sort: [{ column: 'name', direction: 'ascending' }] }}
      state={state}
      onStateChange={(next) => {
        setState(next)
        keep?.(next)
      }}
    >
      <DataTableViews views={views} onCreate={refuse} onUpdate={onUpdate} onDelete={refuse} />
      <DataTableSearch label="Search users" delay={0} />
    </DataTable>
  )
}

const trigger = (view: string) => screen.getByRole('button', { name: `View: ${view}` })
async function choose(from: string, item: string) {
  await userEvent.click(trigger(from))
  const menu = within(await screen.findByRole('menu'))
  await userEvent.click(menu.getByRole('menuitemradio', { name: new RegExp(`^${item}`) }))
}
const offered = async (from: string, item: string) => {
  await userEvent.click(trigger(from))
  const found = within(await screen.findByRole('menu')).queryByRole('menuitem', { name: item })
  await userEvent.keyboard('{Escape}')
  return found !== null
}
const search = (text: string) => userEvent.type(screen.getByRole('searchbox'), `${text}{Enter}`)
const showsChanged = () => screen.queryByText('Changed') !== null

// Loads the lazy chunk once, outside the first test's time.
beforeAll(() => import('./ViewMenu.tsx'))

describe('the current view of a table', () => {
  it('B-10 is the view that matches its table, and stays so when the table changes', async () => {
    render(<Linked />)
    expect(trigger('Backwards')).toBeVisible()
    expect(showsChanged()).toBe(false)
    await search('an')
    await waitFor(() => expect(trigger('Backwards')).toHaveAccessibleDescription('Changed'))
    expect(trigger('Backwards')).toBeVisible()
    await choose('Backwards', 'Standard view')
    expect(names()).toEqual(['Ana', 'Benoît', 'Carla'])
    expect(showsChanged()).toBe(false)
  })

  it('B-10 is the view that its state names, even among equal ones and after the table remounts', async () => {
    const keep = vi.fn<(state: Partial<DataTableState>) => void>()
    const update = vi.fn<(view: DataTableView) => Promise<void>>().mockResolvedValue()
    const given = { views: [backwards, twin], onUpdate: update, keep }
    const { unmount } = render(<Linked {...given} />)
    await choose('Backwards', 'Twin')
    expect(trigger('Twin')).toBeVisible()
    unmount()
    render(<Linked {...given} given={keep.mock.lastCall?.[0] ?? {}} />)
    expect(trigger('Twin')).toBeVisible()
    await search('an')
    expect(trigger('Twin')).toBeVisible()
    await userEvent.click(trigger('Twin'))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Save' }))
    expect(update).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id: 'twin', name: 'Twin' }))
  })

  it('B-10 is the standard view if that was chosen, although another one matches', async () => {
    const keep = vi.fn<(state: Partial<DataTableState>) => void>()
    const { unmount } = render(<Linked keep={keep} />)
    await choose('Backwards', 'Standard view')
    await userEvent.click(screen.getByRole('button', { name: 'Name' }))
    expect(names()).toEqual(['Carla', 'Benoît', 'Ana'])
    unmount()
    render(<Linked given={keep.mock.lastCall?.[0] ?? {}} />)
    expect(trigger('Standard view')).toBeVisible()
    expect(showsChanged()).toBe(true)
    expect(await offered('Standard view', 'Save')).toBe(false)
  })

  it('B-10 is the matching view if its state names an unknown one, as in another user’s link', async () => {
    render(<Linked given={{ ...backwards.state, view: 'theirs' }} />)
    expect(trigger('Backwards')).toBeVisible()
    expect(showsChanged()).toBe(false)
  })

  it('B-10 offers no save to a view that was deleted elsewhere, and loses nothing', async () => {
    const { rerender } = render(<Linked given={{ ...backwards.state, search: 'an', view: 'backwards' }} />)
    expect(await offered('Backwards', 'Save')).toBe(true)
    rerender(<Linked views={[]} />)
    expect(trigger('Standard view')).toBeVisible()
    expect(await offered('Standard view', 'Save')).toBe(false)
    expect(await offered('Standard view', 'Save as…')).toBe(true)
    expect(screen.getByRole('searchbox')).toHaveValue('an')
  })
})
