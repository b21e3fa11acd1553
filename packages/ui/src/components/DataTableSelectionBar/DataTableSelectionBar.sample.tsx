import type { ComponentSample } from '../../rules/component-sample.ts'
import { PersonTable } from '../DataTable/person-table.sample.tsx'
import { DataTableSelectionBar } from './DataTableSelectionBar.tsx'

export const sample: ComponentSample = {
  use: (ref) => (
    <PersonTable
      selectionMode="multiple"
      defaultSelection={{ include: new Set(['ana']) }}
      below={<DataTableSelectionBar ref={ref} />}
    />
  ),
  role: ['group', 'Selected rows'],
}
