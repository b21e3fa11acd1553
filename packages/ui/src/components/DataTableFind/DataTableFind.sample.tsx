import type { ComponentSample } from '../../rules/component-sample.ts'
import { PersonTable } from '../DataTable/person-table.sample.tsx'
import { DataTableFind } from './DataTableFind.tsx'

export const sample: ComponentSample = {
  use: (ref) => (
    <PersonTable>
      <DataTableFind ref={ref} />
    </PersonTable>
  ),
  role: ['button', 'Find in table'],
}
