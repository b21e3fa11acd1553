import type { ComponentSample } from '../../rules/component-sample.ts'
import { PersonTable } from '../DataTable/person-table.sample.tsx'
import { DataTableToolbar } from './DataTableToolbar.tsx'

export const sample: ComponentSample = {
  use: (ref) => (
    <PersonTable>
      <DataTableToolbar ref={ref}>Search</DataTableToolbar>
    </PersonTable>
  ),
  role: ['group', 'Table tools'],
}
