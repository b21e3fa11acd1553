import type { ComponentSample } from '../../rules/component-sample.ts'
import { PersonTable } from '../DataTable/person-table.sample.tsx'
import { DataTableEditing } from './DataTableEditing.tsx'

const problems = [{ rowId: 'ana', columnId: 'name', message: 'Enter both names.' }]

export const sample: ComponentSample = {
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
