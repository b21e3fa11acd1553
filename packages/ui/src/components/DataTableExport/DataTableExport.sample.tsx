import type { ComponentSample } from '../../rules/component-sample.ts'
import { PersonTable } from '../DataTable/person-table.sample.tsx'
import { DataTableExport } from './DataTableExport.tsx'

export const sample: ComponentSample = {
  use: (ref) => (
    <PersonTable>
      <DataTableExport ref={ref} fileName="people" />
    </PersonTable>
  ),
  role: ['button', 'Export'],
}
