import type { ComponentFixture } from '../../rules/component-fixture.ts'
import { PersonTable } from '../DataTable/person-table.fixture.tsx'
import { DataTableColumns } from './DataTableColumns.tsx'

export const fixture: ComponentFixture = {
  use: (ref) => (
    <PersonTable>
      <DataTableColumns ref={ref} />
    </PersonTable>
  ),
  role: ['button', 'Columns'],
}
