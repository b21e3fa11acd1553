import type { ComponentSample } from '../../rules/component-sample.ts'
import { PersonTable } from '../DataTable/person-table.sample.tsx'
import { DataTableRowMenu } from './DataTableRowMenu.tsx'

export const sample: ComponentSample = {
  use: (ref) => (
    <PersonTable rowActions={() => <DataTableRowMenu ref={ref} aria-label="Actions for Ana" items={[]} />} />
  ),
  role: ['button', 'Actions for Ana'],
}
