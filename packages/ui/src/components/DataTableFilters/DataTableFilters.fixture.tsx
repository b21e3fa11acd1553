import type { ComponentFixture } from '../../rules/component-fixture.ts'
import { PersonTable } from '../DataTable/person-table.fixture.tsx'
import { DataTableFilters } from './DataTableFilters.tsx'

export const fixture: ComponentFixture = {
  use: (ref) => (
    <PersonTable>
      <DataTableFilters ref={ref} filters={[{ id: 'name', label: 'Name', kind: 'text' }]} />
    </PersonTable>
  ),
  role: ['group', 'Filters'],
}
