'use client'
import { FloatingPanel, type PanelProps } from '../../internal/floating-panel.tsx'
import { useMessages } from '../../messages/use-messages.ts'
import { MenuRows } from '../Menu/MenuRows.tsx'
import type { DataTableFilterDefinition } from './filter-types.ts'
import { dataTableFiltersMessages } from './messages.ts'

interface FilterMenuProps extends PanelProps {
  filters: readonly (DataTableFilterDefinition & { value?: string | undefined })[]
  /** Clears all filters, if any are set. */
  onClear: (() => void) | undefined
  onChoose: (filter: DataTableFilterDefinition) => void
}

/** An id that no application's filter has. */
const CLEAR = 'tessera clear filters'

/** The list of filters with their values. */
export function FilterMenu({ filters, onChoose, onClear, ...opened }: FilterMenuProps) {
  const { addFilter, clearFilters } = useMessages(dataTableFiltersMessages)
  return (
    <FloatingPanel {...opened} kind="menu" placement="bottom start" aria-label={addFilter}>
      <MenuRows
        aria-label={addFilter}
        items={[
          ...filters.map((filter) => ({
            id: filter.id,
            label: filter.label,
            description: filter.value,
            onAction: () => onChoose(filter),
          })),
          ...(onClear ? [{ id: CLEAR, label: clearFilters, onAction: onClear }] : []),
        ]}
        focusesFirst
        onClose={opened.onClose}
      />
    </FloatingPanel>
  )
}
