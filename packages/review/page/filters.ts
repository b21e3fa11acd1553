import { componentOf, type Decision, type Difference, type Kind, modeParts } from './data.ts'

export interface Filters {
  component: string | null
  mode: string | null
  kind: Kind | 'new' | 'gone' | null
  state: 'open' | 'accepted' | 'rejected' | null
}

export const NO_FILTERS: Filters = { component: null, mode: null, kind: null, state: null }

/** Whether a difference matches the filters. */
export function isWanted(difference: Difference, filters: Filters, decisions: Readonly<Record<string, Decision>>) {
  const { component, mode, kind, state } = filters
  const verdict = decisions[difference.hash]?.verdict ?? 'open'
  return (
    (!component || componentOf(difference) === component) &&
    (!mode || modeParts(difference.mode).includes(mode)) &&
    (!kind || difference.change === kind || difference.kinds.some((each) => each === kind)) &&
    (!state || verdict === state)
  )
}

/** Returns each value once, in alphabetical order. */
export const valuesOf = (values: readonly string[]) =>
  [...new Set(values)].toSorted((one, other) => one.localeCompare(other)).map((id) => ({ id, label: id }))
