'use client'
import type { Ref } from 'react'
import { type DOMProps, domProps } from '../../internal/dom-props.ts'
import { useTable } from '../DataTable/model/table-context.ts'
import { Pagination } from '../Pagination/Pagination.tsx'

export interface DataTablePaginationProps extends DOMProps {
  /** Rows per page to choose from. */
  pageSizes?: readonly number[]
  'aria-label'?: string
  ref?: Ref<HTMLElement>
}

/** Turns a table's pages; a table that holds it shows 25 rows a page until another number is chosen. */
export function DataTablePagination({ pageSizes, 'aria-label': label, ref, ...rest }: DataTablePaginationProps) {
  const { state, change, page, rowCount } = useTable('DataTablePagination')
  const { pageSize } = state
  if (pageSize === null) {
    throw new Error('DataTablePagination needs a page size: stand it in the table directly, or set `defaultState`.')
  }
  return (
    <Pagination
      {...domProps(rest)}
      ref={ref}
      aria-label={label}
      page={page + 1}
      pageSize={pageSize}
      // Where nobody knows the end, there is at least one page more.
      rowCount={rowCount < 0 ? (page + 2) * pageSize : rowCount}
      pageSizes={pageSizes}
      onChange={(next) => change({ page: next.page - 1, pageSize: next.pageSize })}
    />
  )
}

DataTablePagination.pages = true
DataTablePagination.isBelow = true
