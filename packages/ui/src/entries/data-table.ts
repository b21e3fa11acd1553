export { DataTable, DataTable as default, type DataTableProps } from '../components/DataTable/DataTable.tsx'
export type {
  DataTableColumn,
  DataTableQuery,
  DataTableSelection,
  DataTableSelectionMode,
  DataTableSort,
  DataTableSource,
  DataTableState,
  DataTableValue,
} from '../components/DataTable/types.ts'
export {
  DataTableFilter,
  type DataTableFilterBinding,
  type DataTableFilterProps,
} from '../components/DataTableFilter/DataTableFilter.tsx'
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
