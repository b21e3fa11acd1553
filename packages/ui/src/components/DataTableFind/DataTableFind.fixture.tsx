import type { ComponentFixture } from '../../rules/component-fixture.ts'
import { PersonTable } from '../DataTable/person-table.fixture.tsx'
import { DataTableFind } from './DataTableFind.tsx'

export const fixture: ComponentFixture = {
  use: (ref) => (
    <PersonTable>
      <DataTableFind ref={ref} />
    </PersonTable>
  ),
  role: ['button', 'Find in table'],
}
