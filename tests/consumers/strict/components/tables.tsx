'use client'
import { Button, Section } from '@tessera/ui'
import { DataTable, type DataTableColumn, DataTablePagination } from '@tessera/ui/data-table'

interface Farm {
  id: string
  name: string
  town: string
  crates: number
}

const columns: DataTableColumn<Farm>[] = [
  { id: 'name', header: 'Farm', isRowHeader: true, isSortable: true, sticky: 'start', width: 220 },
  { id: 'town', header: 'Town', isSortable: true },
  { id: 'crates', header: 'Crates', align: 'end', width: 120 },
]
const rows = Array.from({ length: 150 }, (_, index) => ({
  id: `f${index}`,
  name: `Farm ${index + 1}`,
  town: ['Puebla', 'Guelph', 'Yakima'][index % 3] ?? '',
  crates: (index * 37) % 100,
}))

const actions = () => <Button size="small">Call</Button>

/** Tables with pages, scrolled, loading and empty. */
export const Tables = () => (
  <>
    <Section title="Farms in pages">
      <DataTable
        aria-label="Farms in pages"
        columns={columns}
        source={{ rows }}
        selectionMode="multiple"
        rowActions={actions}
        footerActions={<DataTablePagination />}
      />
    </Section>
    <Section title="Farms scrolled">
      <DataTable aria-label="Farms scrolled" columns={columns} source={{ rows }} maxHeight="320px" />
    </Section>
    <Section title="Farms loading">
      <DataTable aria-label="Farms loading" columns={columns} source={{ rows: [] }} isLoading />
    </Section>
    <Section title="No farms">
      <DataTable aria-label="No farms" columns={columns} source={{ rows: [] }} emptyHeight="400px" />
    </Section>
  </>
)
