'use client'
import { useState } from 'react'
import { DateRangePicker } from '../DateRangePicker/DateRangePicker.tsx'
import { FilterEditor, type FilterEditorProps } from './FilterEditor.tsx'
import { read } from './filter-values.ts'

/** Filters by a range of days. */
export function DatesFilter({ filter, value, onApply, triggerRef, onClose }: FilterEditorProps) {
  const [range, setRange] = useState(read.dates(value))
  const [isWrong, setWrong] = useState(false)
  const bounds = filter.kind === 'dates' ? { minValue: filter.minValue, maxValue: filter.maxValue } : {}
  return (
    <FilterEditor
      triggerRef={triggerRef}
      onClose={onClose}
      label={filter.label}
      onSubmit={() => !isWrong && onApply(range ?? undefined)}
    >
      <DateRangePicker
        {...bounds}
        label={filter.label}
        value={range}
        onChange={setRange}
        onInvalid={(problem) => setWrong(problem !== null)}
      />
    </FilterEditor>
  )
}
