import type { ComponentSample } from '../../rules/component-sample.ts'
import { PersonTable } from '../DataTable/person-table.sample.tsx'
import { DataTableViews } from './DataTableViews.tsx'

const nothing = () => Promise.reject(new Error('Nothing is kept here.'))

export const sample: ComponentSample = {
  use: (ref) => (
    <PersonTable>
      <DataTableViews ref={ref} views={[]} onCreate={nothing} onUpdate={nothing} onDelete={nothing} />
    </PersonTable>
  ),
  role: ['button', 'View: Standard view'],
}
