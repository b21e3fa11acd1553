import type { ComponentSample } from '../../rules/component-sample.ts'
import { PersonTable } from '../DataTable/person-table.sample.tsx'
import { DataTableFilters } from './DataTableFilters.tsx'

export const sample: ComponentSample = {
  use: (ref) => (
    <PersonTable>
      <DataTableFilters ref={ref} filters={[{ id: 'name', label: 'Name', kind: 'text' }]} />
    </PersonTable>
  ),
  role: ['group', 'Filters'],
}
