import { Select } from '@tessera/ui/select'
import { componentOf, type Difference, KIND_WORDS, lookWords } from './data.ts'
import { type Filters, valuesOf } from './filters.ts'

const STATES = [
  { id: 'open', label: 'Open' },
  { id: 'accepted', label: 'Accepted' },
  { id: 'rejected', label: 'Rejected' },
] as const

const KINDS = [
  { id: 'picture', label: KIND_WORDS.picture },
  { id: 'tree', label: KIND_WORDS.tree },
  { id: 'tabs', label: KIND_WORDS.tabs },
  { id: 'texts', label: KIND_WORDS.texts },
  { id: 'new', label: 'New' },
  { id: 'gone', label: 'Gone' },
] as const

interface FilterBarProps {
  differences: readonly Difference[]
  filters: Filters
  onChange: (filters: Filters) => void
}

/** What of the differences is in the list. */
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
        label="Look"
        placeholder="All"
        isClearable
        options={valuesOf(differences.flatMap(({ look }) => lookWords(look)))}
        value={filters.look}
        onChange={(look) => onChange({ ...filters, look })}
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
