import type { CollectionId, ListRules, Locale, ManagedContent } from '@tessera/contract'
import { calls, COLLECTIONS, LOCALES } from '@tessera/contract'
import { useMemo } from 'react'
import { useCall } from '../../data/use-call.ts'
import type { List } from '../../tables/use-list.ts'
import { useTableState } from '../../tables/use-table-state.ts'
import { NEED_MESSAGES } from './content-messages.ts'

type Need = keyof typeof NEED_MESSAGES
const NEEDS = Object.keys(NEED_MESSAGES) as Need[]

const RULES: ListRules = {
  sorts: ['updatedOn'],
  defaultSort: { by: 'updatedOn', order: 'desc' },
  filters: { collection: { values: COLLECTIONS }, locale: { values: LOCALES }, needs: { values: NEEDS } },
}

const refuse = async (): Promise<never> => Promise.reject(new Error('The list of content keeps no views.'))
const NO_VIEWS = { isKnown: true, views: [], onCreate: refuse, onUpdate: refuse, onDelete: refuse }

/** Returns the content list of a URL; each of its filters has a single value. */
export function useContentList(): List<ManagedContent> {
  const binding = useTableState(RULES)
  const { page, size, search, filters } = binding.listQuery
  const [collection] = (filters['collection'] ?? []) as CollectionId[]
  const [locale] = (filters['locale'] ?? []) as Locale[]
  const [needs] = (filters['needs'] ?? []) as Need[]
  const query = {
    page,
    size,
    ...(search && { search }),
    ...(collection && { collection }),
    ...(locale && { locale }),
    ...(needs && { needs }),
  }
  const { data, error, retry } = useCall(calls.content.list, { query })
  const answer = useMemo(() => data && { rows: data.content, total: data.total_elements }, [data])
  return { answer, error, retry, binding, views: NO_VIEWS }
}
