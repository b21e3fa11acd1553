import type { ComponentFixture } from '../../rules/component-fixture.ts'
import { PersonTable } from '../DataTable/person-table.fixture.tsx'
import { DataTableRowMenu } from './DataTableRowMenu.tsx'

export const fixture: ComponentFixture = {
  use: (ref) => (
    <PersonTable rowActions={() => <DataTableRowMenu ref={ref} aria-label="Actions for Ana" items={[]} />} />
  ),
  role: ['button', 'Actions for Ana'],
}
