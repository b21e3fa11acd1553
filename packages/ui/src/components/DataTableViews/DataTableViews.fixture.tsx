import type { ComponentFixture } from '../../rules/component-fixture.ts'
import { PersonTable } from '../DataTable/person-table.fixture.tsx'
import { DataTableViews } from './DataTableViews.tsx'

const nothing = () => Promise.reject(new Error('Nothing is kept here.'))

export const fixture: ComponentFixture = {
  use: (ref) => (
    <PersonTable>
      <DataTableViews ref={ref} views={[]} onCreate={nothing} onUpdate={nothing} onDelete={nothing} />
    </PersonTable>
  ),
  role: ['button', 'View: Standard view'],
}
