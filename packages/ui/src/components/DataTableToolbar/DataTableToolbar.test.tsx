import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { withWidth } from '../DataTable/layout.fixture.ts'
import { columns, names, usersOf } from '../DataTable/users.fixture.tsx'
import { DataTable } from '../DataTable/DataTable.tsx'
import { DataTableColumns } from '../DataTableColumns/DataTableColumns.tsx'
import { DataTableExport } from '../DataTableExport/DataTableExport.tsx'
import { DataTableSearch } from '../DataTableSearch/DataTableSearch.tsx'
import { UIProvider } from '../UIProvider/UIProvider.tsx'
import { DataTableToolbar } from './DataTableToolbar.tsx'

const show = (state: object, locale = 'en-US') =>
  render(
    <UIProvider locale={locale}>
      <DataTable aria-label="Users" columns={columns} source={{ rows: usersOf(8) }} defaultState={state}>
        <DataTableToolbar>
          <DataTableSearch label="Search users" />
        </DataTableToolbar>
      </DataTable>
    </UIProvider>,
  )

describe('DataTableToolbar', () => {
  it('clears the filters but not the search, and keeps the focus in the toolbar', async () => {
    show({ filters: { type: 'Supplier' }, search: 'User 000' })
    expect(names()).toHaveLength(4)
    await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }))
    expect(names()).toHaveLength(8)
    expect(screen.queryByRole('button', { name: 'Clear filters' })).not.toBeInTheDocument()
    expect(screen.getByRole('searchbox')).toHaveFocus()
    expect(screen.getByRole('searchbox')).toHaveValue('User 000')
  })

  it('has no clear button if no filter is set', () => {
    show({ filters: { type: '', products: [] } })
    expect(screen.queryByRole('button', { name: 'Clear filters' })).not.toBeInTheDocument()
  })

  describe('on a phone', () => {
    beforeEach(() => withWidth(390))
    afterEach(() => vi.unstubAllGlobals())

    it('has one menu, whose rows open the same panels as its buttons, and returns the focus', async () => {
      render(
        <DataTable aria-label="Users" columns={columns} source={{ rows: usersOf(8) }}>
          <DataTableToolbar
            actions={
              <>
                <DataTableColumns />
                <DataTableExport fileName="users" />
              </>
            }
          >
            <DataTableSearch label="Search users" />
          </DataTableToolbar>
        </DataTable>,
      )
      expect(screen.queryByRole('button', { name: 'Columns' })).not.toBeInTheDocument()
      const menu = screen.getByRole('button', { name: 'Table options' })
      await userEvent.click(menu)
      expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual([
        'Columns',
        'Export',
      ])
      await userEvent.click(screen.getByRole('menuitem', { name: 'Export' }))
      expect(await screen.findByRole('dialog', { name: 'Export' })).toBeVisible()
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(menu).toHaveFocus())
    })
  })

  it('shows French text', () => {
    show({ filters: { type: 'Supplier' } }, 'fr-CA')
    expect(screen.getByRole('button', { name: 'Effacer les filtres' })).toBeVisible()
  })
})
