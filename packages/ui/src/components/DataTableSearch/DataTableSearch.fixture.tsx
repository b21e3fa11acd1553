import type { ComponentFixture } from '../../rules/component-fixture.ts'
import { PersonTable } from '../DataTable/person-table.fixture.tsx'
import { DataTableSearch } from './DataTableSearch.tsx'

export const fixture: ComponentFixture = {
  use: (ref) => (
    <PersonTable>
      <DataTableSearch ref={ref} />
    </PersonTable>
  ),
  role: ['searchbox', 'Search the table'],
}
