import type { ComponentSample } from '../../rules/component-sample.ts'
import { PersonTable } from '../DataTable/person-table.sample.tsx'
import { DataTableColumns } from './DataTableColumns.tsx'

export const sample: ComponentSample = {
  use: (ref) => (
    <PersonTable>
      <DataTableColumns ref={ref} />
    </PersonTable>
  ),
  role: ['button', 'Columns'],
}
