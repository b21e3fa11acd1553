/** What is loaded once somebody is about to edit. */
export { CellEditor } from './CellEditor.tsx'
export { makeReader } from './cell-values.ts'
export { cellsOf } from './paste.ts'
