'use client'
import { type Ref, useState } from 'react'
import { useWords } from '../../messages/words.ts'
import { useTable } from '../DataTable/table-context.ts'
import { SearchField } from '../SearchField/SearchField.tsx'
import * as styles from './DataTableSearch.css.ts'
import { dataTableSearchWords } from './words.ts'

export interface DataTableSearchProps {
  /** Says what is searched, for example 'Search users'. */
  label?: string
  placeholder?: string
  /** The pause in typing before the table searches, in milliseconds. */
  delay?: number
  /** Characters at most; `null` for no limit. */
  maxLength?: number | null
  /** The input. */
  ref?: Ref<HTMLInputElement>
}

/** Searches a table once typing pauses, and begins with the first page. */
export function DataTableSearch({ label, placeholder, delay = 500, maxLength = 100, ref }: DataTableSearchProps) {
  const { searchTable } = useWords(dataTableSearchWords)
  const { state, change } = useTable('DataTableSearch')
  const [text, setText] = useState(state.search)
  const [searched, setSearched] = useState(state.search)
  // What something else searched for, such as an address, is shown here.
  if (searched !== state.search) {
    setSearched(state.search)
    setText(state.search)
  }
  const search = (next: string) => {
    if (next === state.search) return
    setSearched(next)
    change({ search: next })
  }
  return (
    <div className={styles.search}>
      <SearchField
        ref={ref}
        label={label ?? searchTable}
        hideLabel
        placeholder={placeholder ?? label ?? searchTable}
        value={text}
        maxLength={maxLength}
        delay={delay}
        onChange={setText}
        onSearch={search}
      />
    </div>
  )
}
