'use client'
import { type MouseEvent, type ReactNode, type Ref, use } from 'react'
import { type DOMProps, domProps } from '../../internal/dom-props.ts'
import { useWords } from '../../messages/words.ts'
import { isSet } from '../DataTable/model/row-model.ts'
import { TableContext } from '../DataTable/model/table-context.ts'
import * as styles from './DataTableToolbar.css.ts'
import { dataTableToolbarWords } from './words.ts'

export interface DataTableToolbarProps extends DOMProps {
  /** What finds rows: search and filters. */
  children: ReactNode
  /** What is done with the table as a whole, at its end: views, columns, export. */
  actions?: ReactNode
  'aria-label'?: string
  ref?: Ref<HTMLFieldSetElement>
}

/** The line over a table's rows that holds its search, filters and actions, all of one height with their labels inside; it takes back filters that are set. */
export function DataTableToolbar({ children, actions, 'aria-label': label, ref, ...rest }: DataTableToolbarProps) {
  const words = useWords(dataTableToolbarWords)
  const table = use(TableContext)
  const hasFilters = table !== null && Object.values(table.state.filters).some(isSet)
  const clear = ({ currentTarget }: MouseEvent) => {
    // The button goes with the filters.
    currentTarget.closest('fieldset')?.querySelector<HTMLElement>('input, button')?.focus()
    table?.change({ filters: {} })
  }
  return (
    <fieldset {...domProps(rest)} ref={ref} aria-label={label ?? words.tableTools} className={styles.toolbar}>
      <div className={styles.start}>
        {children}
        {hasFilters && (
          <button type="button" className={styles.clear} onClick={clear}>
            {words.clearFilters}
          </button>
        )}
      </div>
      {actions && <div className={styles.end}>{actions}</div>}
    </fieldset>
  )
}
