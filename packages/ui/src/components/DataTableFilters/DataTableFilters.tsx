'use client'
import ListFilter from 'lucide-react/icons/list-filter'
import Plus from 'lucide-react/icons/plus'
import { type Ref, useRef, useState } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'
import { type DOMProps, domProps } from '../../internal/dom-props.ts'
import { Icon } from '../../internal/icon.tsx'
import { LoadedPanel, openedByKeys, prepare } from '../../internal/loaded-panel.tsx'
import { ToolButton } from '../../internal/tool-button.tsx'
import { ToolbarContext } from '../../internal/collapsed-toolbar.ts'
import { fill } from '../../messages/format.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { countChoices } from '../DataTable/model/row-model.ts'
import { useTable } from '../DataTable/model/table-context.ts'
import { useFilterDescriptions } from '../DataTable/model/use-filter-descriptions.ts'
import * as styles from './DataTableFilters.css.ts'
import type { DataTableFilterDefinition } from './filter-types.ts'
import { FilterChip } from './FilterChip.tsx'
import { describeValue } from './filter-values.ts'
import { dataTableFiltersMessages } from './messages.ts'

export type { DataTableFilterDefinition, DataTableFilterOption, DataTableNumberRange } from './filter-types.ts'

export interface DataTableFiltersProps extends DOMProps {
  /** Defined outside the component, or memoized. */
  filters: readonly DataTableFilterDefinition[]
  /** Called with the id of the filter whose editor opens, so that a server can count its choices. */
  onEdit?: (id: string) => void
  ref?: Ref<HTMLFieldSetElement>
}

const loadMenu = async () => (await import('./FilterMenu.tsx')).FilterMenu
const loadEditor = {
  text: async () => (await import('./TextFilter.tsx')).TextFilter,
  choice: async () => (await import('./ChoiceFilter.tsx')).ChoiceFilter,
  dates: async () => (await import('./DatesFilter.tsx')).DatesFilter,
  numbers: async () => (await import('./NumbersFilter.tsx')).NumbersFilter,
}

/** How many filters always have a chip. */
const COMMON_COUNT = 2

/**
 * A table's filters as chips: the first two always, the others when they have a value. A press edits or removes one; a
 * menu adds others. On a phone one button opens all of them. The editors load on first use.
 */
export function DataTableFilters({ filters, onEdit, ref, ...rest }: DataTableFiltersProps) {
  const messages = useMessages(dataTableFiltersMessages)
  const { locale } = useLocale()
  const table = useTable('DataTableFilters')
  const { state, change, isSmall } = table
  const [isAdding, setAdding] = useState(false)
  const [editedId, setEditedId] = useState<string>()
  const addButton = useRef<HTMLButtonElement>(null)
  const anchor = useRef<HTMLButtonElement>(null)

  const edit = (id: string) => {
    setEditedId(id)
    onEdit?.(id)
  }
  const valueTextOf = (filter: DataTableFilterDefinition) =>
    describeValue(filter, state.filters[filter.id], messages, locale)
  // Print has no buttons, so it lists every value.
  useFilterDescriptions(table, () =>
    filters.flatMap((filter) => {
      const value = describeValue(filter, state.filters[filter.id], messages, locale, Number.POSITIVE_INFINITY)
      return value === undefined ? [] : { id: filter.id, label: filter.label, value }
    }),
  )
  const all = filters.map((filter, index) => ({
    ...filter,
    value: valueTextOf(filter),
    isCommon: index < COMMON_COUNT,
  }))
  const edited = filters.find(({ id }) => id === editedId)
  const unset = all.filter(({ value, isCommon }) => value === undefined && !isCommon)
  const setCount = all.filter(({ value }) => value !== undefined).length
  const set = (id: string, value: unknown) => {
    const { [id]: _, ...others } = state.filters
    change({ filters: value === undefined ? others : { ...others, [id]: value } })
  }
  const offered = isSmall ? all : unset
  const add = () => setAdding(offered.length > 0)
  const remove = (id: string, nextFocus: HTMLElement | null | undefined) => {
    // The button that removes the value disappears with it, so the focus moves first.
    nextFocus?.focus()
    set(id, undefined)
  }
  const close = (filter: DataTableFilterDefinition, value: unknown) => {
    setEditedId(undefined)
    const hasChip = all.some(({ id, isCommon }) => isCommon && id === filter.id)
    const stays = hasChip || describeValue(filter, value, messages, locale) !== undefined
    const trigger = (stays && anchor.current) || addButton.current
    const editor = document.activeElement?.closest('[role=dialog]')
    // The editor keeps the focus until it has closed. A press outside it then keeps the focus at the pressed element.
    requestAnimationFrame(() => {
      const { activeElement } = document
      const isLost = [document.body, addButton.current].includes(activeElement as HTMLButtonElement)
      if (isLost || editor?.contains(activeElement)) trigger?.focus()
    })
  }
  const counts =
    edited?.kind === 'choice'
      ? table.reader.read(({ source, columns }) =>
          'rows' in source
            ? countChoices(source.rows, columns, state, {
                id: edited.id,
                choices: edited.options.map(({ id }) => id),
                locale,
              })
            : undefined,
        )
      : undefined
  const addButtonProps = {
    ref: addButton,
    'aria-haspopup': 'menu',
    'aria-expanded': isAdding,
    onPointerEnter: () => prepare(loadMenu),
    onFocus: () => prepare(loadMenu),
    onKeyDown: openedByKeys(add),
  } as const

  return (
    <fieldset
      {...domProps(rest)}
      ref={ref}
      aria-label={messages.filters}
      data-one-filter-button={isSmall || undefined}
      className={styles.filters}
    >
      {isSmall ? (
        <ToolbarContext value={null}>
          <ToolButton
            {...addButtonProps}
            onOpen={add}
            icon={ListFilter}
            text={setCount > 0 ? setCount.toLocaleString(locale) : undefined}
            aria-label={
              setCount > 0 ? fill(messages.filtersSet, { count: setCount.toLocaleString(locale) }) : messages.filters
            }
          />
        </ToolbarContext>
      ) : (
        <>
          {all.map((filter) => {
            const { id, label, kind, value, isCommon } = filter
            const isEdited = editedId === id
            if (value === undefined && !isCommon && !isEdited) return null
            return (
              <FilterChip
                key={id}
                ref={isEdited ? anchor : undefined}
                label={label}
                value={value}
                isOpen={isEdited}
                onPrepare={() => prepare(loadEditor[kind])}
                onOpen={() => edit(id)}
                onRemove={(chip) => remove(id, isCommon ? chip?.querySelector('button') : addButton.current)}
              />
            )
          })}
          {all.length > COMMON_COUNT && (
            <button
              {...addButtonProps}
              onClick={add}
              type="button"
              className={styles.add}
              aria-label={messages.addFilter}
              // Not removed if all filters are set, because it takes the focus of removed chips.
              aria-disabled={unset.length === 0 || undefined}
            >
              <Icon of={Plus} />
              <span>{messages.newFilter}</span>
            </button>
          )}
        </>
      )}
      <LoadedPanel
        load={loadMenu}
        isOpen={isAdding}
        panel={{
          filters: offered,
          onChoose: ({ id }: DataTableFilterDefinition) => edit(id),
          onClear: isSmall && setCount > 0 ? () => change({ filters: {} }) : undefined,
        }}
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
            counts,
            onApply: (value: unknown) => {
              set(edited.id, value)
              close(edited, value)
            },
            onChange: (value: unknown) => set(edited.id, value),
          }}
          triggerRef={isSmall ? addButton : anchor}
          onClose={() => close(edited, state.filters[edited.id])}
        />
      )}
    </fieldset>
  )
}
