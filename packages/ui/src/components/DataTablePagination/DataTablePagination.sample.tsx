import type { ComponentSample } from '../../rules/component-sample.ts'
import { PersonTable } from '../DataTable/person-table.sample.tsx'
import { DataTablePagination } from './DataTablePagination.tsx'

export const sample: ComponentSample = {
  use: (ref) => <PersonTable below={<DataTablePagination ref={ref} />} />,
  role: ['navigation', 'Pagination'],
}
