import type { FieldOption } from '../../internal/field-option.ts'

interface EditorBase {
  /** The column that is edited. */
  id: string
  /** Rows in which it is not. */
  isReadOnly?: (rowId: string) => boolean
}

interface TextEditor extends EditorBase {
  kind: 'text'
  maxLength?: number
  /** Messages for what is wrong with a value, said at once; undefined for one that may be saved. */
  validate?: (value: string, rowId: string) => string | undefined
}

interface NumberEditor extends EditorBase {
  kind: 'number'
  minValue?: number
  maxValue?: number
  step?: number
  /** Messages for what is wrong with a value, said at once; undefined for one that may be saved. */
  validate?: (value: number | null, rowId: string) => string | undefined
}

/** One of a few values: the column holds the id of an option. */
interface ChoiceEditor extends EditorBase {
  kind: 'choice'
  options: readonly FieldOption[]
  /** Messages for what is wrong with a value, said at once; undefined for one that may be saved. */
  validate?: (value: string | null, rowId: string) => string | undefined
}

/** A day: the column holds an ISO date, or a moment of that day in UTC. */
interface DayEditor extends EditorBase {
  kind: 'day'
  minValue?: string
  maxValue?: string
  /** Messages for what is wrong with a value, said at once; undefined for one that may be saved. */
  validate?: (value: string | null, rowId: string) => string | undefined
}

/** An editable column: its value and the values it accepts. */
export type DataTableEditor = TextEditor | NumberEditor | ChoiceEditor | DayEditor

/** A value that was typed or pasted: a text, a number, the id of an option or an ISO date; empty is '' for a text and `null` for the others. */
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
