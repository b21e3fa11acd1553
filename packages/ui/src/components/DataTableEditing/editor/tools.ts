/** Loaded just before a user edits. */
export { CellEditor } from './CellEditor.tsx'
export { EditingActions } from './EditingActions.tsx'
export { PendingCell } from './PendingCell.tsx'
