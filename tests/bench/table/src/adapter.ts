import type { Row } from './rows.ts'

/** A table in the page. */
export interface Mounted {
  /** Shows the rows that hold the text, as the table's own means allow. */
  search(text: string): void
  unmount(): void
}

/** How the driver works one table: it presses and looks where a person would. */
export interface Adapter {
  /** Shows all rows, or the first page of so many, drawn whole. */
  mount(container: HTMLElement, rows: Row[], pageSize?: number): Mounted
  /** Whether it draws pages whole. */
  hasPages?: boolean
  /** CSS selectors within the container. */
  scroller: string
  row: string
  sortByName: string
  selectRow: string
  selectAll: string
}
