import type { ComponentFixture } from '../../rules/component-fixture.ts'
import { DataTable } from './DataTable.tsx'

export const fixture: ComponentFixture = {
  use: (ref) => (
    <DataTable
      ref={ref}
      aria-label="People"
      columns={[{ id: 'name', header: 'Name' }]}
      source={{ rows: [{ id: 'ana', name: 'Ana' }] }}
    />
  ),
  role: ['grid', 'People'],
}
