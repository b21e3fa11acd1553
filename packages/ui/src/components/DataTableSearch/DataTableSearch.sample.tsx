import type { ComponentSample } from '../../rules/component-sample.ts'
import { PersonTable } from '../DataTable/person-table.sample.tsx'
import { DataTableSearch } from './DataTableSearch.tsx'

export const sample: ComponentSample = {
  use: (ref) => (
    <PersonTable>
      <DataTableSearch ref={ref} />
    </PersonTable>
  ),
  role: ['searchbox', 'Search the table'],
}
