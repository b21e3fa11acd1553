'use client'
import type { ReactNode } from 'react'
import { isSet } from '../DataTable/model/row-model.ts'
import { useTable } from '../DataTable/model/table-context.ts'
import { useFilterDescriptions } from '../DataTable/model/use-filter-descriptions.ts'

export interface DataTableFilterBinding<Value> {
  value: Value | undefined
  onChange: (value: Value | undefined) => void
}

export interface DataTableFilterProps<Value> {
  /**
   * The filter's name in the table's state. If all rows are loaded, the column of this id filters them; without such a
   * column, nothing does.
   */
  id: string
  /** The filter's name if its field isn't visible, as in print. */
  label?: string
  /** Describes the filter's value, if its field isn't visible. */
  valueText?: (value: Value) => string
  /** Renders the field of the filter. */
  children: (filter: DataTableFilterBinding<Value>) => ReactNode
}

/** Binds a field to one filter of a table; a new value starts at the first page. */
export function DataTableFilter<Value>({ id, label, valueText, children }: DataTableFilterProps<Value>) {
  const table = useTable('DataTableFilter')
  const { state, change } = table
  useFilterDescriptions(table, () => {
    const value = state.filters[id]
    if (!isSet(value) || label === undefined || !valueText) return []
    return [{ id, label, value: valueText(value as Value) }]
  })
  const filter: DataTableFilterBinding<Value> = {
    value: state.filters[id] as Value | undefined,
    onChange: (value) => change({ filters: { ...state.filters, [id]: value } }),
  }
  // Storybook recognizes a component by this element and reads its JSDoc.
  return <>{children(filter)}</>
}
