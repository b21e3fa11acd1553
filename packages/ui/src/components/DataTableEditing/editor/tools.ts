/** Loaded when a user is about to edit. */
export { CellEditor } from './CellEditor.tsx'
export { EditingActions } from './EditingActions.tsx'
export { PendingCell } from './PendingCell.tsx'
