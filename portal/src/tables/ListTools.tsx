import { LIMITS } from '@tessera/contract'
import type { DataTableExportProps, DataTableFiltersProps } from '@tessera/ui/data-table'
import {
  DataTableColumns,
  DataTableExport,
  DataTableFilters,
  DataTableSearch,
  DataTableToolbar,
} from '@tessera/ui/data-table'
import type { ReactNode } from 'react'
import { ListViews } from './ListViews.tsx'
import type { ListViews as Views } from './use-views.ts'

interface ListToolsProps {
  views: Views
  searchLabel: string
  searchHint?: string | undefined
  filters?: DataTableFiltersProps | undefined
  /** How the list is exported; null for users without that permission. */
  exporting?: DataTableExportProps | null
}

/** Search, filter chips, views, columns and export of a list, shown above its rows. */
export function ListTools({ views, searchLabel, searchHint, filters, exporting }: ListToolsProps): ReactNode {
  return (
    <DataTableToolbar
      actions={
        <>
          <ListViews views={views} />
          <DataTableColumns />
          {exporting && <DataTableExport {...exporting} />}
        </>
      }
    >
      <DataTableSearch label={searchLabel} placeholder={searchHint} maxLength={LIMITS.search} delay={LIMITS.debounce} />
      {filters && <DataTableFilters {...filters} />}
    </DataTableToolbar>
  )
}
