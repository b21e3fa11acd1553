'use client'
import type { ReactNode, Ref } from 'react'
import { type DOMProps, domProps } from '../../internal/dom-props.ts'
import { useWords } from '../../messages/words.ts'
import * as styles from './DataTableToolbar.css.ts'
import { dataTableToolbarWords } from './words.ts'

export interface DataTableToolbarProps extends DOMProps {
  /** What finds rows: search and filters. */
  children: ReactNode
  /** What is done with the table as a whole, at its end: columns, density, export. */
  actions?: ReactNode
  'aria-label'?: string
  ref?: Ref<HTMLFieldSetElement>
}

/** The line over a table's rows that holds its search, filters and actions. */
export function DataTableToolbar({ children, actions, 'aria-label': label, ref, ...rest }: DataTableToolbarProps) {
  const { tableTools } = useWords(dataTableToolbarWords)
  return (
    <fieldset {...domProps(rest)} ref={ref} aria-label={label ?? tableTools} className={styles.toolbar}>
      <div className={styles.start}>{children}</div>
      {actions && <div className={styles.end}>{actions}</div>}
    </fieldset>
  )
}
