'use client'
import { useState } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'
import { inOrder } from '../../internal/field-option.ts'
import { fill } from '../../messages/format.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { CheckboxGroup } from '../CheckboxGroup/CheckboxGroup.tsx'
import { FilterEditor, type FilterEditorProps } from './FilterEditor.tsx'
import type { DataTableFilterOption } from './filter-types.ts'
import { read } from './filter-values.ts'
import { dataTableFiltersMessages } from './messages.ts'

/** The value of a choice in the table's state: undefined if nothing is selected. */
const emptyToUndefined = (chosen: readonly string[]) => (chosen.length > 0 ? chosen : undefined)

type Option = DataTableFilterOption

/** The options grouped by heading, in their order. */
function groupsOf(options: readonly Option[]): [heading: string | undefined, options: readonly Option[]][] {
  const headings = [...new Set(options.map(({ group }) => group))]
  return headings.map((heading) => [heading, options.filter(({ group }) => group === heading)])
}

/** Filters by some of a few values, each with its row count; a tick applies immediately. */
export function ChoiceFilter({ filter, value, counts, onApply, onChange, ...opened }: FilterEditorProps) {
  const { counted } = useMessages(dataTableFiltersMessages)
  const { locale } = useLocale()
  const [values, setValues] = useState(read.choice(value))
  const options = filter.kind === 'choice' ? filter.options : []
  const shown = ({ count: given, ...option }: Option) => {
    const count = given ?? counts?.get(option.id)
    if (count === undefined) return option
    return { ...option, label: fill(counted, { choice: option.label, count: count.toLocaleString(locale) }) }
  }
  const change = (chosen: readonly string[], within: readonly Option[]) => {
    const others = values.filter((value) => within.every(({ id }) => id !== value))
    const next = inOrder([...others, ...chosen], options)
    setValues(next)
    onChange(emptyToUndefined(next))
  }
  return (
    <FilterEditor {...opened} label={filter.label} isImmediate onSubmit={() => onApply(emptyToUndefined(values))}>
      {groupsOf(options).map(([heading, within]) => (
        <CheckboxGroup
          key={heading ?? ''}
          label={heading ?? filter.label}
          options={within.map(shown)}
          values={values.filter((value) => within.some(({ id }) => id === value))}
          onChange={(chosen) => change(chosen, within)}
        />
      ))}
    </FilterEditor>
  )
}
