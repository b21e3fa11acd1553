import type { DataTableState } from '../DataTable/types.ts'
import type { ViewState } from './view-state.ts'

/** A named state of a table. */
export interface DataTableView {
  id: string
  name: string
  /** Differences from the table's `defaultState`; plain JSON. */
  state: Partial<DataTableState>
  /** Whether the table starts with this view. */
  isDefault: boolean
}

/** The views of a table, and how the application stores them. */
export interface KeptViews {
  /** In display order. */
  views: readonly DataTableView[]
  /** Stores a new view and returns it with its id; a rejection appears in the dialog, which keeps the input. */
  onCreate: (view: Omit<DataTableView, 'id'>) => Promise<DataTableView>
  /** Stores a view's new name or state; a new default replaces the previous one. */
  onUpdate: (view: DataTableView) => Promise<unknown>
  /** Deletes a view. */
  onDelete: (id: string) => Promise<unknown>
}

/** A task that asks the user for the name of a view. */
export type NameTask = { kind: 'create'; state: ViewState } | { kind: 'rename' | 'duplicate'; view: DataTableView }

/** The task that a dialog confirms. */
export type ViewTask = NameTask | { kind: 'remove'; view: DataTableView }
