import { Select } from '@tessera/ui/select'
import { componentOf, type Difference, KIND_MESSAGES, modeParts } from './data.ts'
import { type Filters, valuesOf } from './filters.ts'

const STATES = [
  { id: 'open', label: 'Open' },
  { id: 'accepted', label: 'Accepted' },
  { id: 'rejected', label: 'Rejected' },
] as const

const KINDS = [
  { id: 'picture', label: KIND_MESSAGES.picture },
  { id: 'tree', label: KIND_MESSAGES.tree },
  { id: 'tabs', label: KIND_MESSAGES.tabs },
  { id: 'texts', label: KIND_MESSAGES.texts },
  { id: 'new', label: 'New' },
  { id: 'gone', label: 'Removed' },
] as const

interface FilterBarProps {
  differences: readonly Difference[]
  filters: Filters
  onChange: (filters: Filters) => void
}

/** The filters for the list of differences. */
export function FilterBar({ differences, filters, onChange }: FilterBarProps) {
  return (
    <section className="filters" aria-label="Filters">
      <Select
        label="Component"
        placeholder="All"
        isClearable
        options={valuesOf(differences.map(componentOf))}
        value={filters.component}
        onChange={(component) => onChange({ ...filters, component })}
      />
      <Select
        label="Mode"
        placeholder="All"
        isClearable
        options={valuesOf(differences.flatMap(({ mode }) => modeParts(mode)))}
        value={filters.mode}
        onChange={(mode) => onChange({ ...filters, mode })}
      />
      <Select
        label="Kind"
        placeholder="All"
        isClearable
        options={KINDS}
        value={filters.kind}
        onChange={(kind) => onChange({ ...filters, kind })}
      />
      <Select
        label="Decision"
        placeholder="All"
        isClearable
        options={STATES}
        value={filters.state}
        onChange={(state) => onChange({ ...filters, state })}
      />
    </section>
  )
}
