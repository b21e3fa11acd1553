import type { ComponentFixture } from '../../rules/component-fixture.ts'
import { PersonTable } from '../DataTable/person-table.fixture.tsx'
import { DataTableExport } from './DataTableExport.tsx'

export const fixture: ComponentFixture = {
  use: (ref) => (
    <PersonTable>
      <DataTableExport ref={ref} fileName="people" />
    </PersonTable>
  ),
  role: ['button', 'Export'],
}
