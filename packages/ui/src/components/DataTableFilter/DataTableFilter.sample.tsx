import type { ComponentSample } from '../../rules/component-sample.ts'
import { PersonTable } from '../DataTable/person-table.sample.tsx'
import { DataTableFilter } from './DataTableFilter.tsx'

export const sample: ComponentSample = {
  use: () => (
    <PersonTable>
      <DataTableFilter id="name">{() => 'Content'}</DataTableFilter>
    </PersonTable>
  ),
  role: null,
  draws: 'content',
}
