import type { ComponentFixture } from '../../rules/component-fixture.ts'
import { PersonTable } from '../DataTable/person-table.fixture.tsx'
import { DataTableToolbar } from './DataTableToolbar.tsx'

export const fixture: ComponentFixture = {
  use: (ref) => (
    <PersonTable>
      <DataTableToolbar ref={ref}>Search</DataTableToolbar>
    </PersonTable>
  ),
  role: ['group', 'Table tools'],
}
