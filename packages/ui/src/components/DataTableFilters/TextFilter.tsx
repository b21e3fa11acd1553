'use client'
import { useState } from 'react'
import { useWords } from '../../messages/words.ts'
import { TextField } from '../TextField/TextField.tsx'
import { FilterEditor, type FilterEditorProps } from './FilterEditor.tsx'
import { read } from './filter-values.ts'
import { dataTableFiltersWords } from './words.ts'

/** Characters of a text at most. */
const LONGEST = 200

/** Asks for a part of a column's text. */
export function TextFilter({ filter, value, onApply, triggerRef, onClose }: FilterEditorProps) {
  const { contains } = useWords(dataTableFiltersWords)
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
