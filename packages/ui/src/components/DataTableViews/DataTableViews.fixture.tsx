import type { ComponentFixture } from '../../rules/component-fixture.ts'
import { PersonTable } from '../DataTable/person-table.fixture.tsx'
import { DataTableViews } from './DataTableViews.tsx'

const rejectSave = () => Promise.reject(new Error('The fixture stores no views.'))

export const fixture: ComponentFixture = {
  use: (ref) => (
    <PersonTable>
      <DataTableViews ref={ref} views={[]} onCreate={rejectSave} onUpdate={rejectSave} onDelete={rejectSave} />
    </PersonTable>
  ),
  role: ['button', 'View: Standard view'],
}
