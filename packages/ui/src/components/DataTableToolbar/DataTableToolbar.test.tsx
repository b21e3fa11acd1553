import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { columns, names, usersOf } from '../DataTable/users.sample.tsx'
import { DataTable } from '../DataTable/DataTable.tsx'
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
  it('takes back the filters that are set, not the search, and leaves the focus in the toolbar', async () => {
    show({ filters: { type: 'Supplier' }, search: 'User 000' })
    expect(names()).toHaveLength(4)
    await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }))
    expect(names()).toHaveLength(8)
    expect(screen.queryByRole('button', { name: 'Clear filters' })).not.toBeInTheDocument()
    expect(screen.getByRole('searchbox')).toHaveFocus()
    expect(screen.getByRole('searchbox')).toHaveValue('User 000')
  })

  it('offers nothing to take back while no filter is set', () => {
    show({ filters: { type: '', products: [] } })
    expect(screen.queryByRole('button', { name: 'Clear filters' })).not.toBeInTheDocument()
  })

  it('speaks French', () => {
    show({ filters: { type: 'Supplier' } }, 'fr-CA')
    expect(screen.getByRole('button', { name: 'Effacer les filtres' })).toBeVisible()
  })
})
