import type { ReceivedRequest } from '@tessera/contract'
import { calls, RECEIVED_REQUEST_LIST } from '@tessera/contract'
import type { DataTableSelection } from '@tessera/ui/data-table'
import { useRequest } from '../../data/caller.tsx'
import { useUser } from '../../platform/session/session.tsx'
import { matchingFor } from '../../tables/matching.ts'

const PAGE = 100

/** Returns a function that reads the selected requests: those of this page, or all that match on all pages. */
export function useChosenRequests(
  selection: DataTableSelection,
  rows: readonly ReceivedRequest[],
): () => Promise<ReceivedRequest[]> {
  const request = useRequest()
  const { id: companyId } = useUser().tenant
  return async () => {
    if ('include' in selection) return rows.filter(({ id }) => selection.include.has(id))
    const found: ReceivedRequest[] = []
    for (let page = 0; ; page += 1) {
      const query = { ...matchingFor(selection.query, RECEIVED_REQUEST_LIST), page, size: PAGE }
      const { data } = await request(calls.access.received, { params: { companyId }, query }, { byPerson: true })
      found.push(...data.content.filter(({ id, status }) => status === 'SUBMITTED' && !selection.allExcept.has(id)))
      if (page + 1 >= data.total_pages) return found
    }
  }
}
