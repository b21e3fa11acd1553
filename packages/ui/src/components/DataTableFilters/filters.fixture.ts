import { t } from '../../story-texts/translate.ts'
import type { DataTableFilterDefinition } from './DataTableFilters.tsx'

const types = ['Supplier', 'Third Party User']

/** A filter of each kind for the sample users. */
export const userFilters = (): readonly DataTableFilterDefinition[] => [
  { id: 'email', label: t('Email'), kind: 'text' },
  { id: 'type', label: t('Type'), kind: 'choice', options: types.map((id) => ({ id, label: t(id) })) },
  { id: 'lastLogin', label: t('Last sign-in'), kind: 'dates', maxValue: '2026-02-18' },
  { id: 'visits', label: t('Visits'), kind: 'numbers', minValue: 0 },
]
