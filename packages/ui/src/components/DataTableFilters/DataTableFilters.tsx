'use client'
import Plus from 'lucide-react/icons/plus'
import X from 'lucide-react/icons/x'
import { type Ref, useRef, useState } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'
import { type DOMProps, domProps } from '../../internal/dom-props.ts'
import { Icon } from '../../internal/icon.tsx'
import { LoadedPanel, openedByKeys, prepare } from '../../internal/loaded-panel.tsx'
import { fill } from '../../messages/format.ts'
import { useWords } from '../../messages/words.ts'
import { useTable } from '../DataTable/model/table-context.ts'
import { useFilterWords } from '../DataTable/model/use-filter-words.ts'
import * as styles from './DataTableFilters.css.ts'
import type { DataTableFilterDefinition } from './filter-types.ts'
import { valueInWords } from './filter-values.ts'
import { dataTableFiltersWords } from './words.ts'

export type { DataTableFilterDefinition, DataTableNumberRange } from './filter-types.ts'

export interface DataTableFiltersProps extends DOMProps {
  /** Kept outside the component, or memoised. */
  filters: readonly DataTableFilterDefinition[]
  ref?: Ref<HTMLFieldSetElement>
}

const loadMenu = async () => (await import('./FilterMenu.tsx')).FilterMenu
const loadEditor = {
  text: async () => (await import('./TextFilter.tsx')).TextFilter,
  choice: async () => (await import('./ChoiceFilter.tsx')).ChoiceFilter,
  dates: async () => (await import('./DatesFilter.tsx')).DatesFilter,
  numbers: async () => (await import('./NumbersFilter.tsx')).NumbersFilter,
}

/** A table's filters as chips that say what is set: each is changed by a press and taken away; others are added from a menu. What edits them loads when it is about to be used. */
export function DataTableFilters({ filters, ref, ...rest }: DataTableFiltersProps) {
  const words = useWords(dataTableFiltersWords)
  const { locale } = useLocale()
  const table = useTable('DataTableFilters')
  const { state, change } = table
  const [isAdding, setAdding] = useState(false)
  const [edited, edit] = useState<DataTableFilterDefinition>()
  const addButton = useRef<HTMLButtonElement>(null)
  const anchor = useRef<HTMLButtonElement>(null)

  const wordsOf = (filter: DataTableFilterDefinition) => valueInWords(filter, state.filters[filter.id], words, locale)
  // On paper nobody opens the others.
  useFilterWords(table, () =>
    filters.flatMap((filter) => {
      const value = valueInWords(filter, state.filters[filter.id], words, locale, Number.POSITIVE_INFINITY)
      return value === undefined ? [] : { id: filter.id, label: filter.label, value }
    }),
  )
  const free = filters.filter((filter) => wordsOf(filter) === undefined)
  const set = (id: string, value: unknown) => {
    const { [id]: _, ...others } = state.filters
    change({ filters: value === undefined ? others : { ...others, [id]: value } })
  }
  const open = (filter: DataTableFilterDefinition, from: HTMLButtonElement | null) => {
    anchor.current = from
    edit(filter)
  }
  const add = () => setAdding(free.length > 0)
  const remove = (id: string) => {
    // The button goes with its chip.
    addButton.current?.focus()
    set(id, undefined)
  }

  return (
    <fieldset {...domProps(rest)} ref={ref} aria-label={words.filters} className={styles.filters}>
      {filters.map((filter) => {
        const { id, label, kind } = filter
        const value = wordsOf(filter)
        if (value === undefined) return null
        return (
          <span key={id} className={styles.chip}>
            <button
              type="button"
              className={styles.change}
              aria-label={fill(words.change, { filter: label, value })}
              aria-haspopup="dialog"
              aria-expanded={edited?.id === id}
              onPointerEnter={() => prepare(loadEditor[kind])}
              onFocus={() => prepare(loadEditor[kind])}
              onClick={({ currentTarget }) => open(filter, currentTarget)}
            >
              <span className={styles.label}>{label}</span> <span className={styles.value}>{value}</span>
            </button>
            <button
              type="button"
              className={styles.remove}
              aria-label={fill(words.remove, { filter: label })}
              onClick={() => remove(id)}
            >
              <Icon of={X} />
            </button>
          </span>
        )
      })}
      <button
        ref={addButton}
        type="button"
        className={styles.add}
        // Not taken away where all are set: it takes the focus of chips that go.
        aria-disabled={free.length === 0 || undefined}
        aria-haspopup="menu"
        aria-expanded={isAdding}
        onPointerEnter={() => prepare(loadMenu)}
        onFocus={() => prepare(loadMenu)}
        onKeyDown={openedByKeys(add)}
        onClick={add}
      >
        <Icon of={Plus} />
        <span>{words.addFilter}</span>
      </button>
      <LoadedPanel
        load={loadMenu}
        isOpen={isAdding}
        panel={{ filters: free, onChoose: (filter: DataTableFilterDefinition) => open(filter, addButton.current) }}
        triggerRef={addButton}
        onClose={() => setAdding(false)}
      />
      {edited && (
        <LoadedPanel
          key={edited.id}
          load={loadEditor[edited.kind]}
          isOpen
          panel={{
            filter: edited,
            value: state.filters[edited.id],
            onApply: (value: unknown) => {
              edit(undefined)
              set(edited.id, value)
            },
          }}
          triggerRef={anchor}
          onClose={() => edit(undefined)}
        />
      )}
    </fieldset>
  )
}
