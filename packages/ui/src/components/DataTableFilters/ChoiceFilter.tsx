'use client'
import { useState } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'
import { fill } from '../../messages/format.ts'
import { useWords } from '../../messages/words.ts'
import { CheckboxGroup } from '../CheckboxGroup/CheckboxGroup.tsx'
import { FilterEditor, type FilterEditorProps } from './FilterEditor.tsx'
import { read } from './filter-values.ts'
import { dataTableFiltersWords } from './words.ts'

/** The value of a choice in the table's state: undefined where nothing is chosen. */
const held = (chosen: readonly string[]) => (chosen.length > 0 ? chosen : undefined)

/** Asks for some of a few values, each with how many rows have it; a tick is applied at once. */
export function ChoiceFilter({ filter, value, counts, onApply, onChange, ...opened }: FilterEditorProps) {
  const { counted } = useWords(dataTableFiltersWords)
  const { locale } = useLocale()
  const [values, setValues] = useState(read.choice(value))
  const options = filter.kind === 'choice' ? filter.options : []
  return (
    <FilterEditor {...opened} label={filter.label} isImmediate onSubmit={() => onApply(held(values))}>
      <CheckboxGroup
        label={filter.label}
        options={options.map(({ count: given, ...option }) => {
          const count = given ?? counts?.get(option.id)
          if (count === undefined) return option
          return { ...option, label: fill(counted, { choice: option.label, count: count.toLocaleString(locale) }) }
        })}
        values={values}
        onChange={(chosen) => {
          setValues(chosen)
          onChange(held(chosen))
        }}
      />
    </FilterEditor>
  )
}
