'use client'
import { memo, type Ref, useLayoutEffect, useRef, useState } from 'react'
import { type DOMProps, domProps } from '../../internal/dom-props.ts'
import { useEventCallback } from '../../internal/use-event-callback.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { useTable } from '../DataTable/model/table-context.ts'
import { SearchField } from '../SearchField/SearchField.tsx'
import * as styles from './DataTableSearch.css.ts'
import { dataTableSearchMessages } from './messages.ts'

export interface DataTableSearchProps extends DOMProps {
  /** Names the search, for example 'Search users'. */
  label?: string
  placeholder?: string
  /** The pause in typing before the search starts, in milliseconds. */
  delay?: number
  /** Maximum characters; no limit by default. */
  maxLength?: number
  /** The input. */
  ref?: Ref<HTMLInputElement>
}

/** Renders again only when its text changes, not with the table around it: a field costs as much as a selected row. */
const Field = memo(SearchField)

/** Searches a table after a pause in typing, and starts at the first page. */
export function DataTableSearch({ label, placeholder, delay = 500, maxLength, ref, ...rest }: DataTableSearchProps) {
  const { searchTable } = useMessages(dataTableSearchMessages)
  const { state, change } = useTable('DataTableSearch')
  const [text, setText] = useState(state.search)
  // Texts that were requested but are not yet in the state. The application can be slow, and the user continues to
  // type.
  const requested = useRef<string[]>([])
  useLayoutEffect(() => {
    const confirmed = requested.current.indexOf(state.search)
    requested.current = confirmed < 0 ? [] : requested.current.slice(confirmed + 1)
    // A search from elsewhere, such as the address, appears here.
    if (confirmed < 0) setText(state.search)
  }, [state.search])
  const search = useEventCallback((next: string) => {
    if (next === (requested.current.at(-1) ?? state.search)) return
    requested.current.push(next)
    change({ search: next })
  })
  return (
    <div className={styles.search}>
      <Field
        {...domProps(rest)}
        ref={ref}
        label={label ?? searchTable}
        isLabelHidden
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
