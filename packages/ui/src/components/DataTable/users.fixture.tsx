import { render, screen } from '@testing-library/react'
import { UIProvider } from '../UIProvider/UIProvider.tsx'
import { DataTable, type DataTableProps } from './DataTable.tsx'
import type { DataTableColumn } from './types.ts'

/** A row in the tests of states and sources. */
export interface User {
  id: string
  email: string
  name: string
  type: string
  products: string
  /** The products, for tests with lists. */
  apps?: readonly string[]
}

export const usersOf = (count: number): User[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `user${index}@example.com`,
    email: `user${index}@example.com`,
    name: `User ${String(index).padStart(4, '0')}`,
    type: index % 2 === 0 ? 'Supplier' : 'Third Party User',
    products: index === 1 ? 'Channel Insights, Customer Perception, Digital Landscapes' : 'Report Builder',
  }))
export const columns: DataTableColumn<User>[] = [
  { id: 'name', header: 'Name', isSortable: true },
  { id: 'type', header: 'Type', isSortable: true, matches: ({ type }, filter) => type === filter },
  { id: 'products', header: 'Products', limit: 40 },
  { id: 'email', header: 'Email', priority: -1 },
]

export type Given = Partial<DataTableProps<User>> & { locale?: string }
export const table = ({ locale = 'en-US', ...props }: Given = {}) => (
  <UIProvider locale={locale}>
    <DataTable aria-label="Users" columns={columns} source={{ rows: usersOf(8) }} {...props} />
  </UIProvider>
)
export const show = (given?: Given) => render(table(given))

export const grid = () => screen.getByRole('grid', { name: 'Users' })
export const names = () => screen.queryAllByRole('rowheader').map((cell) => cell.textContent)
export const row = (name: string) => screen.getByRole('rowheader', { name }).parentElement as HTMLElement
/** The texts of the table's announcements. */
export const announcement = () => screen.getAllByRole('status').map((status) => status.textContent)
