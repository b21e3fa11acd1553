// Written by `npm run generate` from the folders of the components; change those.
export type {
  DataTableColumn,
  DataTableLines,
  DataTableProps,
  DataTableQuery,
  DataTableSelection,
  DataTableSelectionMode,
  DataTableSort,
  DataTableSource,
  DataTableState,
  DataTableValue,
} from '../components/DataTable/types.ts'
export { DataTable, default } from '../components/DataTable/DataTable.tsx'
export { DataTableColumns, type DataTableColumnsProps } from '../components/DataTableColumns/DataTableColumns.tsx'
export type { DataTableCellProblem, DataTableEdit, DataTableEditor } from '../components/DataTableEditing/edit-types.ts'
export { DataTableEditing, type DataTableEditingProps } from '../components/DataTableEditing/DataTableEditing.tsx'
export type {
  DataTableExportFormat,
  DataTableExportJob,
  DataTableExportRequest,
  DataTableExportRows,
} from '../components/DataTableExport/export-types.ts'
export { DataTableExport, type DataTableExportProps } from '../components/DataTableExport/DataTableExport.tsx'
export {
  DataTableFilter,
  type DataTableFilterBinding,
  type DataTableFilterProps,
} from '../components/DataTableFilter/DataTableFilter.tsx'
export type {
  DataTableFilterDefinition,
  DataTableFilterOption,
  DataTableNumberRange,
} from '../components/DataTableFilters/filter-types.ts'
export { DataTableFilters, type DataTableFiltersProps } from '../components/DataTableFilters/DataTableFilters.tsx'
export { DataTableFind, type DataTableFindProps } from '../components/DataTableFind/DataTableFind.tsx'
export {
  DataTablePagination,
  type DataTablePaginationProps,
} from '../components/DataTablePagination/DataTablePagination.tsx'
export { DataTableRowMenu, type DataTableRowMenuProps } from '../components/DataTableRowMenu/DataTableRowMenu.tsx'
export { DataTableSearch, type DataTableSearchProps } from '../components/DataTableSearch/DataTableSearch.tsx'
export {
  DataTableSelectionBar,
  type DataTableSelectionBarProps,
} from '../components/DataTableSelectionBar/DataTableSelectionBar.tsx'
export { DataTableToolbar, type DataTableToolbarProps } from '../components/DataTableToolbar/DataTableToolbar.tsx'
export type { DataTableView } from '../components/DataTableViews/view-types.ts'
export { DataTableViews, type DataTableViewsProps } from '../components/DataTableViews/DataTableViews.tsx'
