import type { FieldOption } from '../../internal/field-option.ts'
import type { DateRange } from '../DateRangePicker/ranges.ts'

/** From where to where numbers reach, both included; `null` has no end there. */
export interface DataTableNumberRange {
  start: number | null
  end: number | null
}

/** One choice of a filter, with how many rows have it where a server counts them; a table that has all rows counts them itself. */
export interface DataTableFilterOption extends FieldOption {
  count?: number
  /** The heading under which it is listed with the other options of that group. */
  group?: string
}

interface FilterBase {
  /** The filter's name in the table's state; rows that are all here are filtered by the column of this id. */
  id: string
  label: string
}

/** A part of the column's text. */
interface TextFilter extends FilterBase {
  kind: 'text'
}

/** Some of a few values, by their ids. */
interface ChoiceFilter extends FilterBase {
  kind: 'choice'
  options: readonly DataTableFilterOption[]
}

/** Days from one to another, as ISO dates. */
interface DatesFilter extends FilterBase {
  kind: 'dates'
  minValue?: string
  maxValue?: string
}

interface NumbersFilter extends FilterBase {
  kind: 'numbers'
  minValue?: number
  maxValue?: number
}

/** A filter that users may set: its name and its field. The state holds a text, ids, a DateRange or a DataTableNumberRange. */
export type DataTableFilterDefinition = TextFilter | ChoiceFilter | DatesFilter | NumbersFilter

/** The value of each kind of filter. */
export interface FilterValues {
  text: string
  choice: readonly string[]
  dates: DateRange | null
  numbers: DataTableNumberRange
}
