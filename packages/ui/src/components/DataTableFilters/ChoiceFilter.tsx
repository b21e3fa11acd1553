'use client'
import { useState } from 'react'
import { CheckboxGroup } from '../CheckboxGroup/CheckboxGroup.tsx'
import { FilterEditor, type FilterEditorProps } from './FilterEditor.tsx'
import { read } from './filter-values.ts'

/** Asks for some of a few values. */
export function ChoiceFilter({ filter, value, onApply, ...opened }: FilterEditorProps) {
  const [values, setValues] = useState(read.choice(value))
  const options = filter.kind === 'choice' ? filter.options : []
  return (
    <FilterEditor {...opened} label={filter.label} onSubmit={() => onApply(values.length > 0 ? values : undefined)}>
      <CheckboxGroup label={filter.label} options={options} values={values} onChange={setValues} />
    </FilterEditor>
  )
}
