'use client'
import { DataTable } from '@tessera/ui/data-table'

const rows = [
  { id: 'a1', supplier: 'Bright Foods', crates: 12 },
  { id: 'a2', supplier: 'Harvest Lane', crates: 4 },
]

export const OrderTable = () => (
  <DataTable
    aria-label="Orders"
    columns={[
      { id: 'supplier', header: 'Supplier', isSortable: true },
      { id: 'crates', header: 'Crates', align: 'end' },
    ]}
    source={{ rows }}
    selectionMode="multiple"
  />
)
