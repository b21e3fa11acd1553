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
  /** The filter's name in the table's state; rows that are all here are filtered by the column of this id, and by none where no column has it. */
  id: string
  /** The filter's name where its field isn't visible, as in print. */
  label?: string
  /** Describes the filter's value there. */
  valueText?: (value: Value) => string
  /** Draws the field that holds the filter. */
  children: (filter: DataTableFilterBinding<Value>) => ReactNode
}

/** Binds a field to one filter of a table; another choice begins with the first page. */
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
  // By the element Storybook knows it for a component, and reads what is written of it.
  return <>{children(filter)}</>
}
