import type { ComponentFixture } from '../../rules/component-fixture.ts'
import { PersonTable } from '../DataTable/person-table.fixture.tsx'
import { DataTableEditing } from './DataTableEditing.tsx'

const problems = [{ rowId: 'ana', columnId: 'name', message: 'Enter both names.' }]

export const fixture: ComponentFixture = {
  use: (ref) => (
    <PersonTable>
      <DataTableEditing
        ref={ref}
        editors={[{ id: 'name', kind: 'text' }]}
        problems={problems}
        onSave={() => Promise.resolve([])}
      />
    </PersonTable>
  ),
  role: ['group', 'Problems'],
}
