import { render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { PersonTable } from '../DataTable/person-table.fixture.tsx'
import { DataTablePagination } from './DataTablePagination.tsx'

const rows = Array.from({ length: 60 }, (_, index) => ({ id: `p${index}`, name: `Person ${index}` }))

it.each([
  ['on its own', <DataTablePagination key="pages" />],
  [
    'among other parts',
    <>
      <p>All people</p>
      <div>
        <DataTablePagination />
      </div>
    </>,
  ],
])('has a page of rows and its controls in server HTML, %s', (_where, below) => {
  const served = document.createElement('div')
  document.body.append(served)
  served.innerHTML = renderToString(<PersonTable source={{ rows }} footerActions={below} />)
  expect(screen.getAllByRole('rowheader')).toHaveLength(25)
  expect(screen.getByRole('navigation', { name: 'Pagination' })).toBeVisible()
  served.remove()
})

it('is hidden without rows, but visible during loading', () => {
  const { rerender } = render(
    <PersonTable source={{ page: [], rowCount: 0 }} isLoading footerActions={<DataTablePagination />} />,
  )
  expect(screen.getByRole('navigation', { name: 'Pagination' })).toBeVisible()
  rerender(<PersonTable source={{ page: [], rowCount: 0 }} footerActions={<DataTablePagination />} />)
  expect(screen.queryByRole('navigation', { name: 'Pagination' })).not.toBeInTheDocument()
})
