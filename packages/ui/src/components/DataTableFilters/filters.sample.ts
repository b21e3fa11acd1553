import { say } from '../../samples/say.ts'
import type { DataTableFilterDefinition } from './DataTableFilters.tsx'

const types = ['Supplier', 'Third Party User']

/** A filter of each kind over the sample's users. */
export const userFilters = (): readonly DataTableFilterDefinition[] => [
  { id: 'email', label: say('Email'), kind: 'text' },
  { id: 'type', label: say('Type'), kind: 'choice', options: types.map((id) => ({ id, label: say(id) })) },
  { id: 'lastLogin', label: say('Last sign-in'), kind: 'dates', maxValue: '2026-02-18' },
  { id: 'visits', label: say('Visits'), kind: 'numbers', minValue: 0 },
]
