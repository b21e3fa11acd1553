/** What is loaded once somebody is about to edit. */
export { CellEditor } from './CellEditor.tsx'
export { EditingActs } from './EditingActs.tsx'
export { PendingCell } from './PendingCell.tsx'
