import type { CountedList, ListRules, TableView } from '@tessera/contract'
import { calls } from '@tessera/contract'
import type { DataTableState, DataTableView, DataTableViewsProps } from '@tessera/ui/data-table'
import { useMemo } from 'react'
import { asRequestError } from '../data/request-error.ts'
import { useCachedResponses } from '../data/use-cached-responses.ts'
import { useCall } from '../data/use-call.ts'
import { failureText } from '../messages/failure-text.ts'
import type { Intl, MessageId } from '../messages/intl.tsx'
import { useIntl } from '../messages/intl.tsx'
import { useWrite } from '../platform/feedback/use-write.ts'
import { useUser } from '../platform/session/session.tsx'
import { hasPageSize, stateIn, writtenView } from './table-url.ts'

/** The user's views of a list and their storage; refusals reject with an error in the user's language. */
export interface ListViews extends Pick<DataTableViewsProps, 'views' | 'onCreate' | 'onUpdate' | 'onDelete'> {
  /** Whether the views have loaded or failed to load. */
  isKnown: boolean
}

/** Errors that only these calls return. */
const REFUSALS: Partial<Record<string, MessageId>> = {
  VIEW_NAME_TAKEN: 'error.VIEW_NAME_TAKEN',
  TOO_MANY_VIEWS: 'error.TOO_MANY_VIEWS',
}

function refusalOf(t: Intl['t'], reason: unknown): Error {
  const error = asRequestError(reason)
  const own = error.code && REFUSALS[error.code]
  return new Error(own ? t(own) : failureText(t, error, 'form'), { cause: reason })
}

/** Waits for a write and, whether or not it succeeded, for a refresh, because another tab can have written too. */
async function settled<Kept>(writing: Promise<Kept>, t: Intl['t'], refresh: () => Promise<void>): Promise<Kept> {
  try {
    return await writing
  } catch (reason) {
    throw refusalOf(t, reason)
  } finally {
    await refresh()
  }
}

/**
 * Returns the user's views of a list, stored on the server as their URL state. `rules` must be created once, outside
 * the screen.
 */
export function useViews(list: CountedList, rules: ListRules): ListViews {
  const { t } = useIntl()
  const { login_id: loginId, user_preferences: preferences } = useUser()
  const defaultSize = preferences.rows_per_page
  const { refresh } = useCachedResponses()
  const input = { params: { loginId }, query: { list } }
  const { data, error } = useCall(calls.tableViews.list, input, { background: true })
  const { write: create } = useWrite(calls.tableViews.create)
  const { write: update } = useWrite(calls.tableViews.update)
  const { write: remove } = useWrite(calls.tableViews.remove)

  return useMemo<ListViews>(() => {
    const toView = ({ id, name, isDefault, state: written }: TableView): DataTableView => {
      const params = new URLSearchParams(written)
      const { pageSize, ...state } = stateIn(params, rules, defaultSize)
      // A view without rows per page uses the reader's preference.
      return { id, name, isDefault, state: hasPageSize(params) ? { ...state, pageSize } : state }
    }
    const written = (state: Partial<DataTableState>): string =>
      writtenView({ ...stateIn(new URLSearchParams(), rules, defaultSize), ...state }, rules, defaultSize)
    const versionOf = (id: string): number => data?.find((view) => view.id === id)?.version ?? 1
    const kept = <Kept>(writing: Promise<Kept>): Promise<Kept> =>
      settled(writing, t, () => refresh(calls.tableViews.list))
    return {
      isKnown: data !== undefined || error !== undefined,
      views: data?.map(toView) ?? [],
      onCreate: async ({ state, ...view }) => {
        const body = { ...view, list, state: written(state) }
        return toView(await kept(create({ params: { loginId }, body })))
      },
      onUpdate: ({ id, state, ...view }) => {
        const body = { ...view, state: written(state), version: versionOf(id) }
        return kept(update({ params: { loginId, id }, body }))
      },
      onDelete: (id) => kept(remove({ params: { loginId, id } })),
    }
  }, [t, list, rules, defaultSize, loginId, data, error, refresh, create, update, remove])
}
