import type { ComponentFixture } from '../../rules/component-fixture.ts'
import { PersonTable } from '../DataTable/person-table.fixture.tsx'
import { DataTableFilter } from './DataTableFilter.tsx'

export const fixture: ComponentFixture = {
  use: () => (
    <PersonTable>
      <DataTableFilter id="name">{() => 'Content'}</DataTableFilter>
    </PersonTable>
  ),
  role: null,
  draws: 'content',
}
