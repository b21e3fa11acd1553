import type { ComponentFixture } from '../../rules/component-fixture.ts'
import { PersonTable } from '../DataTable/person-table.fixture.tsx'
import { DataTableSelectionBar } from './DataTableSelectionBar.tsx'

export const fixture: ComponentFixture = {
  use: (ref) => (
    <PersonTable
      selectionMode="multiple"
      defaultSelection={{ include: new Set(['ana']) }}
      footerActions={<DataTableSelectionBar ref={ref} />}
    />
  ),
  role: ['group', 'Selected rows'],
}
