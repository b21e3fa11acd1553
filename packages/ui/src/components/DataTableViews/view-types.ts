import type { DataTableState } from '../DataTable/types.ts'
import type { ViewState } from './view-state.ts'

/** A table's state under a name. */
export interface DataTableView {
  id: string
  name: string
  /** Differences from the table's `defaultState`; plain JSON. */
  state: Partial<DataTableState>
  /** The one that the list opens with. */
  isDefault: boolean
}

/** The views of a table, and how the application keeps them. */
export interface KeptViews {
  /** In the order in which they are listed. */
  views: readonly DataTableView[]
  /** Stores a new view and returns it with its id; a refusal is shown in the dialog, and nothing is lost. */
  onCreate: (view: Omit<DataTableView, 'id'>) => Promise<DataTableView>
  /** Keeps a view's other name or state; a new default takes it from the one before. */
  onUpdate: (view: DataTableView) => Promise<unknown>
  /** Forgets a view. */
  onDelete: (id: string) => Promise<unknown>
}

/** A view that a user names. */
export type NameTask = { kind: 'create'; state: ViewState } | { kind: 'rename' | 'duplicate'; view: DataTableView }

/** The task of a view that a dialog confirms. */
export type ViewTask = NameTask | { kind: 'remove'; view: DataTableView }
