'use client'
import { type Ref, useLayoutEffect } from 'react'
import { type DOMProps, domProps } from '../../internal/dom-props.ts'
import { notePageTurner } from '../DataTable/model/page-turners.ts'
import { useTable } from '../DataTable/model/table-context.ts'
import { Pagination } from '../Pagination/Pagination.tsx'

export interface DataTablePaginationProps extends DOMProps {
  /** Rows per page to choose from. */
  pageSizes?: readonly number[]
  'aria-label'?: string
  ref?: Ref<HTMLElement>
}

/** Turns a table's pages, as the table's `below`; the table shows 25 rows a page unless its state says how many. Where there are no rows it is not there. */
export function DataTablePagination({ pageSizes, 'aria-label': label, ref, ...rest }: DataTablePaginationProps) {
  const { state, change, page, rowCount, isEmpty, turnPages } = useTable('DataTablePagination')
  const { pageSize } = state
  const needsPages = pageSize === null
  useLayoutEffect(() => {
    if (needsPages) turnPages()
  }, [needsPages, turnPages])
  if (needsPages || isEmpty) return null
  return (
    <Pagination
      {...domProps(rest)}
      ref={ref}
      aria-label={label}
      page={page + 1}
      pageSize={pageSize}
      // While the end is unknown, there is at least one page more.
      rowCount={rowCount < 0 ? (page + 2) * pageSize : rowCount}
      pageSizes={pageSizes}
      onChange={(next) => change({ page: next.page - 1, pageSize: next.pageSize })}
    />
  )
}

notePageTurner(DataTablePagination)
