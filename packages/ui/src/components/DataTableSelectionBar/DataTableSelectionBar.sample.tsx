import type { ComponentSample } from '../../rules/component-sample.ts'
import { PersonTable } from '../DataTable/person-table.sample.tsx'
import { DataTableSelectionBar } from './DataTableSelectionBar.tsx'

export const sample: ComponentSample = {
  use: (ref) => (
    <PersonTable selectionMode="multiple" defaultSelection={{ include: new Set(['ana']) }}>
      <DataTableSelectionBar ref={ref} />
    </PersonTable>
  ),
  role: ['group', 'Selected rows'],
}
