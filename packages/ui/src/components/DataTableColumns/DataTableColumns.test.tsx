import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { DataTable, type DataTableState } from '../DataTable/DataTable.tsx'
import { UIProvider } from '../UIProvider/UIProvider.tsx'
import { DataTableColumns } from './DataTableColumns.tsx'

const columns = [
  { id: 'name', header: 'Name', isSortable: true },
  { id: 'email', header: 'Email', isSortable: true },
  { id: 'type', header: 'Type' },
  { id: 'company', header: 'Company' },
] as const
const rows = [{ id: '1', name: 'Ana', email: 'ana@brightfoods.example', type: 'Supplier', company: 'Bright Foods' }]

function show(defaultState: Partial<DataTableState> = {}, locale = 'en-US') {
  const onStateChange = vi.fn<(state: DataTableState) => void>()
  render(
    <UIProvider locale={locale}>
      <DataTable
        aria-label="Users"
        columns={columns}
        source={{ rows }}
        defaultState={defaultState}
        onStateChange={onStateChange}
      >
        <DataTableColumns />
      </DataTable>
    </UIProvider>,
  )
  return () => onStateChange.mock.lastCall?.[0]
}

const heads = () => {
  const grid = screen.getByRole('grid', { name: 'Users', hidden: true })
  return within(grid)
    .getAllByRole('columnheader', { hidden: true })
    .map((head) => head.getAttribute('aria-label'))
}

async function openPanel(name = 'Columns') {
  await userEvent.click(screen.getByRole('button', { name }))
  return within(await screen.findByRole('dialog', { name }))
}
const expectStatus = (text: string) => waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(text))
const rowOf = (name: string) => screen.getByRole('row', { name })
const names = () =>
  within(screen.getByRole('grid', { name: 'Shown columns, in order' }))
    .getAllByRole('row')
    .map((row) => row.getAttribute('data-key'))

async function openMenu(column: string) {
  const trigger = screen.getByRole('button', { name: `${column}: column options`, expanded: false })
  await userEvent.click(trigger)
  expect(trigger).toHaveAttribute('aria-expanded', 'true')
  return within(await screen.findByRole('menu'))
}

// Loads the lazy chunk once, outside the first test's time.
beforeAll(() => Promise.all([import('./ColumnsPanel.tsx'), import('./HeaderMenuPanel.tsx')]))

const focused = () => document.activeElement as HTMLElement
const tap = (target: Element) => userEvent.pointer({ keys: '[TouchA]', target })

describe('DataTableColumns', () => {
  it('B-10 hides a column and shows it again, but never hides the column that names the rows', async () => {
    const state = show()
    const panel = await openPanel()
    await userEvent.click(panel.getByRole('checkbox', { name: 'Type' }))
    expect(heads()).toEqual(['Name', 'Email', 'Company'])
    expect(state()?.hiddenColumns).toEqual(['type'])
    await userEvent.click(panel.getByRole('checkbox', { name: 'Type' }))
    expect(heads()).toEqual(['Name', 'Email', 'Type', 'Company'])
    expect(panel.getByRole('checkbox', { name: 'Name' })).toBeDisabled()
  })

  it('mouse: B-10 moves a column with its buttons, announces its position, and stops at either end', async () => {
    show()
    const panel = await openPanel()
    await userEvent.click(panel.getByRole('button', { name: 'Move Company up' }))
    expect(heads()).toEqual(['Name', 'Email', 'Company', 'Type'])
    expect(panel.getByRole('status')).toHaveTextContent('Company: 3 of 4')
    await userEvent.click(panel.getByRole('button', { name: 'Move Name down' }))
    expect(heads()).toEqual(['Email', 'Name', 'Company', 'Type'])
    expect(panel.getByRole('button', { name: 'Move Email up' })).toBeDisabled()
    expect(panel.getByRole('button', { name: 'Move Type down' })).toBeDisabled()
  })

  it('B-10 pins a column to a side and unpins it', async () => {
    const state = show()
    const panel = await openPanel()
    await userEvent.click(panel.getByRole('button', { name: 'Pin Company: Not pinned' }))
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Pinned to the start' }))
    expect(heads()).toEqual(['Company', 'Name', 'Email', 'Type'])
    expect(state()?.pinnedColumns).toEqual({ company: 'start' })
    await userEvent.click(await screen.findByRole('button', { name: 'Pin Company: Pinned to the start' }))
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Not pinned' }))
    expect(heads()).toEqual(['Name', 'Email', 'Type', 'Company'])
    expect(state()?.pinnedColumns).toEqual({})
  })

  it('B-10 pins columns moved between pinned ones, and unpins those moved away', async () => {
    const state = show({ pinnedColumns: { name: 'start', email: 'start' } })
    const panel = await openPanel()
    await userEvent.click(panel.getByRole('button', { name: 'Move Type up' }))
    expect(names()).toEqual(['name', 'type', 'email', 'company'])
    expect(state()?.pinnedColumns).toEqual({ name: 'start', type: 'start', email: 'start' })
    await userEvent.click(panel.getByRole('button', { name: 'Move Email down' }))
    expect(state()?.pinnedColumns).toEqual({ name: 'start', type: 'start' })
  })

  it('B-10 restores the application’s initial columns', async () => {
    const initial = { hiddenColumns: ['company'], columnOrder: ['email'], columnWidths: { name: 200 } }
    const state = show(initial)
    const panel = await openPanel()
    await userEvent.click(panel.getByRole('checkbox', { name: 'Company' }))
    await userEvent.click(panel.getByRole('button', { name: 'Move Email down' }))
    await userEvent.click(panel.getByRole('radio', { name: 'Compact' }))
    expect(state()).toMatchObject({ hiddenColumns: [], density: 'compact' })
    await userEvent.click(panel.getByRole('button', { name: 'Reset to default' }))
    expect(state()).toMatchObject({ ...initial, pinnedColumns: {}, density: null })
  })

  it('key Alt+ArrowUp, Alt+ArrowDown: move a column with its focus', async () => {
    show()
    await openPanel()
    rowOf('Type').focus()
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}')
    expect(names()).toEqual(['name', 'type', 'email', 'company'])
    expect(rowOf('Type')).toHaveFocus()
    await userEvent.keyboard('{Alt>}{ArrowDown}{ArrowDown}{ArrowDown}{/Alt}')
    expect(names()).toEqual(['name', 'email', 'company', 'type'])
    expect(rowOf('Type')).toHaveFocus()
  })

  it.each([' ', '{Enter}'])('key Space, Enter on a column: hide it and show it (%j)', async (key) => {
    show()
    await openPanel()
    rowOf('Email').focus()
    await userEvent.keyboard(key)
    expect(heads()).toEqual(['Name', 'Type', 'Company'])
    await userEvent.keyboard(key)
    expect(heads()).toEqual(['Name', 'Email', 'Type', 'Company'])
    await userEvent.keyboard('{ArrowUp}')
    expect(rowOf('Name')).toHaveFocus()
    await userEvent.keyboard(key)
    expect(heads()).toEqual(['Name', 'Email', 'Type', 'Company'])
  })

  it('B-12 announces each action in the panel, in the table’s language', async () => {
    show({}, 'fr-CA')
    const panel = await openPanel('Colonnes')
    rowOf('Email').focus()
    await userEvent.keyboard(' ')
    expect(panel.getByRole('status')).toHaveTextContent('Email : Masquée')
    expect(rowOf('Email\u00a0: Masquée')).toHaveFocus()
    await userEvent.keyboard(' ')
    expect(panel.getByRole('status')).toHaveTextContent('Email : Affichée')
    await userEvent.click(panel.getByRole('button', { name: 'Épingler Type\u00a0: Non épinglée' }))
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Épinglée à la fin' }))
    await waitFor(() => expect(panel.getByRole('status')).toHaveTextContent('Type : Épinglée à la fin'))
    await userEvent.click(panel.getByRole('button', { name: 'Rétablir' }))
    expect(panel.getByRole('status')).toHaveTextContent('Colonnes rétablies')
  })

  it('key ArrowDown, ArrowUp; ArrowRight, ArrowLeft: move from column to column, and between the controls of one', async () => {
    show()
    await openPanel()
    rowOf('Name').focus()
    await userEvent.keyboard('{ArrowDown}')
    expect(rowOf('Email')).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    expect(within(rowOf('Email')).getByRole('button', { name: /Drag/ })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    expect(within(rowOf('Email')).getByRole('checkbox')).toHaveFocus()
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
    expect(rowOf('Email')).toHaveFocus()
  })

  it('key Enter on a handle: starts a move, arrows choose the place, Enter drops the column there', async () => {
    show()
    await openPanel()
    within(rowOf('Type')).getByRole('button', { name: /Drag/ }).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/Insert/))
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}{Enter}')
    await waitFor(() => expect(names()[0]).not.toBe('name'))
  })

  it('key Tab in a panel just opened: moves from the panel itself to its first control', async () => {
    show()
    await userEvent.click(screen.getByRole('button', { name: 'Columns' }))
    const panel = await screen.findByRole('dialog')
    await waitFor(() => expect(panel).toHaveFocus())
    await userEvent.tab()
    expect(panel).not.toHaveFocus()
    expect(panel).toContainElement(document.activeElement as HTMLElement)
  })

  it('key Escape: closes the panel and returns the focus', async () => {
    show()
    await openPanel()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.getByRole('button', { name: 'Columns' })).toHaveFocus())
  })

  it('key Alt+ArrowDown on a column’s name: opens its menu, and Escape returns the focus', async () => {
    show()
    screen.getByRole('button', { name: 'Email' }).focus()
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Sort ascending' })).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.getByRole('button', { name: 'Email' })).toHaveFocus())
  })

  it('B-10 sorts from the menu of a column', async () => {
    const state = show()
    const menu = await openMenu('Email')
    await userEvent.click(menu.getByRole('menuitem', { name: 'Sort descending' }))
    expect(state()?.sort).toEqual([{ column: 'email', direction: 'descending' }])
    const again = await openMenu('Email')
    expect(again.queryByRole('menuitem', { name: 'Sort descending' })).not.toBeInTheDocument()
    await userEvent.click(again.getByRole('menuitem', { name: 'Clear sorting' }))
    expect(state()?.sort).toEqual([])
  })

  it('B-10 moves a column past hidden ones, pins and hides it from its menu', async () => {
    const state = show({ hiddenColumns: ['email'] })
    await userEvent.click((await openMenu('Type')).getByRole('menuitem', { name: 'Move left' }))
    expect(heads()).toEqual(['Type', 'Name', 'Company'])
    await userEvent.click((await openMenu('Company')).getByRole('menuitem', { name: 'Pin to the start' }))
    expect(heads()).toEqual(['Company', 'Type', 'Name'])
    await userEvent.click((await openMenu('Company')).getByRole('menuitem', { name: 'Unpin' }))
    await userEvent.click((await openMenu('Type')).getByRole('menuitem', { name: 'Hide column' }))
    expect(state()?.hiddenColumns).toEqual(['email', 'type'])
    const menu = await openMenu('Name')
    expect(menu.queryByRole('menuitem', { name: 'Hide column' })).not.toBeInTheDocument()
    expect(menu.queryByRole('menuitem', { name: 'Sort ascending' })).toBeInTheDocument()
  })

  it('B-12 announces each action of a column’s menu, and moves the focus of a hidden column to the grid', async () => {
    show()
    await userEvent.click((await openMenu('Type')).getByRole('menuitem', { name: 'Move left' }))
    await expectStatus('Type: 2 of 4')
    await userEvent.click((await openMenu('Company')).getByRole('menuitem', { name: 'Pin to the start' }))
    await expectStatus('Company: Pinned to the start')
    await userEvent.click((await openMenu('Type')).getByRole('menuitem', { name: 'Hide column' }))
    await expectStatus('Type: Hidden')
    await waitFor(() => expect(screen.getByRole('grid', { name: 'Users' })).toContainElement(focused()))
  })

  it('touch: moves, hides and pins', async () => {
    show()
    const panel = await openPanel()
    await tap(panel.getByRole('button', { name: 'Move Type up' }))
    await tap(panel.getByRole('checkbox', { name: 'Company' }))
    expect(heads()).toEqual(['Name', 'Type', 'Email'])
  })

  it('shows Spanish and French text', async () => {
    show({}, 'fr-CA')
    const panel = await openPanel('Colonnes')
    expect(panel.getByRole('button', { name: 'Monter Type' })).toBeVisible()
    expect(panel.getByRole('radio', { name: 'Aérées' })).toBeVisible()
  })
})
