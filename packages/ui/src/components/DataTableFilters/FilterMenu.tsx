'use client'
import { FloatingPanel, type OpenedProps } from '../../internal/floating-panel.tsx'
import { useWords } from '../../messages/words.ts'
import { MenuRows } from '../Menu/MenuRows.tsx'
import type { DataTableFilterDefinition } from './filter-types.ts'
import { dataTableFiltersWords } from './words.ts'

interface FilterMenuProps extends OpenedProps {
  filters: readonly DataTableFilterDefinition[]
  onChoose: (filter: DataTableFilterDefinition) => void
}

/** The filters that are not set yet. */
export function FilterMenu({ filters, onChoose, ...opened }: FilterMenuProps) {
  const { addFilter } = useWords(dataTableFiltersWords)
  return (
    <FloatingPanel {...opened} kind="menu" placement="bottom start" aria-label={addFilter}>
      <MenuRows
        aria-label={addFilter}
        items={filters.map((filter) => ({ id: filter.id, label: filter.label, onAction: () => onChoose(filter) }))}
        focusesFirst
        onClose={opened.onClose}
      />
    </FloatingPanel>
  )
}
