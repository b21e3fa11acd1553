'use client'
import { useState } from 'react'
import { useMessages } from '../../messages/use-messages.ts'
import { NumberField } from '../NumberField/NumberField.tsx'
import { FilterEditor, type FilterEditorProps } from './FilterEditor.tsx'
import { read } from './filter-values.ts'
import { dataTableFiltersMessages } from './messages.ts'

/** Filters by a range of numbers; either end can be open. */
export function NumbersFilter({ filter, value, onApply, triggerRef, onClose }: FilterEditorProps) {
  const messages = useMessages(dataTableFiltersMessages)
  const [{ start, end }, setRange] = useState(read.numbers(value))
  const [wrong, setWrong] = useState<ReadonlySet<string>>(new Set())
  const [wasSent, setSent] = useState(false)
  const bounds = filter.kind === 'numbers' ? { minValue: filter.minValue, maxValue: filter.maxValue } : {}
  const isBackwards = start !== null && end !== null && end < start
  const note = (field: string) => (problem: unknown) =>
    setWrong((before) => new Set([...before].filter((each) => each !== field).concat(problem === null ? [] : field)))
  const submit = () => {
    setSent(true)
    if (wrong.size > 0 || isBackwards) return
    onApply(start === null && end === null ? undefined : { start, end })
  }
  return (
    <FilterEditor triggerRef={triggerRef} onClose={onClose} label={filter.label} onSubmit={submit}>
      <NumberField
        {...bounds}
        label={messages.from}
        value={start}
        onChange={(next) => setRange({ start: next, end })}
        onInvalid={note('start')}
      />
      <NumberField
        {...bounds}
        label={messages.to}
        value={end}
        errorMessage={wasSent && isBackwards && messages.endBeforeStart}
        onChange={(next) => setRange({ start, end: next })}
        onInvalid={note('end')}
      />
    </FilterEditor>
  )
}
