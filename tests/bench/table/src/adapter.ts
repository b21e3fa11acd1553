import type { Row } from './rows.ts'

/** A mounted table. */
export interface Mounted {
  /** Shows the rows that contain the text, if possible with the table's own search. */
  search(text: string): void
  unmount(): void
}

/** The adapter through which the driver uses a table: it presses and reads at the same places as a user. */
export interface Adapter {
  /** Shows all rows, or the first page of this many, fully rendered. */
  mount(container: HTMLElement, rows: Row[], pageSize?: number): Mounted
  /** Whether it has pages, each rendered completely. */
  hasPages?: boolean
  /** CSS selectors within the container. */
  scroller: string
  row: string
  sortByName: string
  selectRow: string
  selectAll: string
}
