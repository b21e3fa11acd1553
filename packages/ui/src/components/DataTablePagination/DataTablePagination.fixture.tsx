import type { ComponentFixture } from '../../rules/component-fixture.ts'
import { PersonTable } from '../DataTable/person-table.fixture.tsx'
import { DataTablePagination } from './DataTablePagination.tsx'

export const fixture: ComponentFixture = {
  use: (ref) => <PersonTable footerActions={<DataTablePagination ref={ref} />} />,
  role: ['navigation', 'Pagination'],
}
