import type { ComponentSample } from '../../rules/component-sample.ts'
import { DataTable } from './DataTable.tsx'

export const sample: ComponentSample = {
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
