import type { FieldOption } from '../../internal/field-option.ts'
import type { DateRange } from '../DateRangePicker/ranges.ts'

/** A range of numbers, both ends included; `null` means no limit. */
export interface DataTableNumberRange {
  start: number | null
  end: number | null
}

/** One choice of a filter. A server supplies its row count; a table with all rows loaded counts them itself. */
export interface DataTableFilterOption extends FieldOption {
  count?: number
  /** The heading that lists it with the other options of that group. */
  group?: string
}

interface FilterBase {
  /** The filter's name in the table's state. If all rows are loaded, the column of this id filters them. */
  id: string
  label: string
}

/** Part of the column's text. */
interface TextFilter extends FilterBase {
  kind: 'text'
}

/** Some of a few values, by their ids. */
interface ChoiceFilter extends FilterBase {
  kind: 'choice'
  options: readonly DataTableFilterOption[]
}

/** A range of days, as ISO dates. */
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

/**
 * A filter that users can set: its name and its field. The state has a text, ids, a DateRange or a
 * DataTableNumberRange.
 */
export type DataTableFilterDefinition = TextFilter | ChoiceFilter | DatesFilter | NumbersFilter

/** The value of each kind of filter. */
export interface FilterValues {
  text: string
  choice: readonly string[]
  dates: DateRange | null
  numbers: DataTableNumberRange
}
