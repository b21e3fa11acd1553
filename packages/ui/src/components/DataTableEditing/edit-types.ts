import type { FieldOption } from '../../internal/field-option.ts'

interface EditorBase {
  /** The id of the edited column. */
  id: string
  /** Returns whether a row is read-only in this column. */
  isReadOnly?: (rowId: string) => boolean
}

interface TextEditor extends EditorBase {
  kind: 'text'
  maxLength?: number
  /** Returns the error of a value, shown immediately; undefined if it can be saved. */
  validate?: (value: string, rowId: string) => string | undefined
}

interface NumberEditor extends EditorBase {
  kind: 'number'
  minValue?: number
  maxValue?: number
  step?: number
  /** Returns the error of a value, shown immediately; undefined if it can be saved. */
  validate?: (value: number | null, rowId: string) => string | undefined
}

/** An editor for an option: the column's value is the id of one. */
interface ChoiceEditor extends EditorBase {
  kind: 'choice'
  options: readonly FieldOption[]
  /** Returns the error of a value, shown immediately; undefined if it can be saved. */
  validate?: (value: string | null, rowId: string) => string | undefined
}

/** An editor for a day: the column's value is an ISO date, or a moment of that day in UTC. */
interface DayEditor extends EditorBase {
  kind: 'day'
  minValue?: string
  maxValue?: string
  /** Returns the error of a value, shown immediately; undefined if it can be saved. */
  validate?: (value: string | null, rowId: string) => string | undefined
}

/** An editable column: its value and the values it accepts. */
export type DataTableEditor = TextEditor | NumberEditor | ChoiceEditor | DayEditor

/**
 * A typed or pasted value: text, a number, the id of an option or an ISO date; empty is '' for text and `null` for the
 * others.
 */
export interface DataTableEdit {
  rowId: string
  columnId: string
  value: string | number | null
}

/** The error of a value, shown in its cell. */
export interface DataTableCellProblem {
  rowId: string
  columnId: string
  message: string
}
