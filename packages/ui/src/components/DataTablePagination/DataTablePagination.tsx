'use client'
import { type Ref, useLayoutEffect } from 'react'
import { type DOMProps, domProps } from '../../internal/dom-props.ts'
import { registerPager } from '../DataTable/model/pagers.ts'
import { useTable } from '../DataTable/model/table-context.ts'
import { Pagination } from '../Pagination/Pagination.tsx'

export interface DataTablePaginationProps extends DOMProps {
  /** The choices of rows per page. */
  pageSizes?: readonly number[]
  'aria-label'?: string
  ref?: Ref<HTMLElement>
}

/**
 * Changes a table's pages, in the table's `footerActions`. The table shows 25 rows per page unless its state sets
 * another number. Without rows, the pagination is hidden.
 */
export function DataTablePagination({ pageSizes, 'aria-label': label, ref, ...rest }: DataTablePaginationProps) {
  const { state, change, page, rowCount, isEmpty, enablePages } = useTable('DataTablePagination')
  const { pageSize } = state
  const needsPages = pageSize === null
  useLayoutEffect(() => {
    if (needsPages) enablePages()
  }, [needsPages, enablePages])
  if (needsPages || isEmpty) return null
  return (
    <Pagination
      {...domProps(rest)}
      ref={ref}
      aria-label={label}
      page={page + 1}
      pageSize={pageSize}
      // As long as the end is unknown, there is at least one more page.
      rowCount={rowCount < 0 ? (page + 2) * pageSize : rowCount}
      pageSizes={pageSizes}
      onChange={(next) => change({ page: next.page - 1, pageSize: next.pageSize })}
    />
  )
}

registerPager(DataTablePagination)
