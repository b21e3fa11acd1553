'use client'
import { useState } from 'react'
import { useMessages } from '../../messages/use-messages.ts'
import { TextField } from '../TextField/TextField.tsx'
import { FilterEditor, type FilterEditorProps } from './FilterEditor.tsx'
import { read } from './filter-values.ts'
import { dataTableFiltersMessages } from './messages.ts'

/** Maximum characters of a text. */
const LONGEST = 200

/** Filters by part of a column's text. */
export function TextFilter({ filter, value, onApply, triggerRef, onClose }: FilterEditorProps) {
  const { contains } = useMessages(dataTableFiltersMessages)
  const [text, setText] = useState(read.text(value))
  return (
    <FilterEditor
      triggerRef={triggerRef}
      onClose={onClose}
      label={filter.label}
      onSubmit={() => onApply(text.trim() || undefined)}
    >
      <TextField label={filter.label} description={contains} value={text} maxLength={LONGEST} onChange={setText} />
    </FilterEditor>
  )
}
