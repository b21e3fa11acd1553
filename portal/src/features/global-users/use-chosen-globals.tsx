import type { GlobalLayout, GlobalUser } from '@tessera/contract'
import { ADMIN_PERMISSIONS, calls, GLOBAL_USER_LIMITS, GLOBAL_USER_LIST, hasPermission } from '@tessera/contract'
import { Button } from '@tessera/ui'
import type { DataTableSelection } from '@tessera/ui/data-table'
import { DataTableSelectionBar } from '@tessera/ui/data-table'
import { useMemo, useState } from 'react'
import type { MakeCall } from '../../data/caller.tsx'
import { useRequest } from '../../data/caller.tsx'
import { useIntl } from '../../messages/intl.tsx'
import { reported } from '../../platform/feedback/reported-errors.ts'
import { useUser } from '../../platform/session/session.tsx'
import { matchingFor } from '../../tables/matching.ts'
import type { List } from '../../tables/use-list.ts'
import type { Unwanted } from './DeleteQuestion.tsx'
import { DeleteQuestion } from './DeleteQuestion.tsx'
import { nameOf } from './global-user-messages.ts'

const NONE: DataTableSelection = { include: new Set() }
/** Rows per page while the ids of all matching users are read. */
const SIZE = 100

type Named = Pick<GlobalUser, 'loginId' | 'firstName' | 'lastName'>

/** Reads the ids of all matching users except some, because a deletion names each user. */
async function idsOf(
  { query, allExcept }: Extract<DataTableSelection, { allExcept: unknown }>,
  { layout, own, request }: { layout: GlobalLayout; own: string; request: MakeCall },
): Promise<string[]> {
  const ids: string[] = []
  const matching = matchingFor(query, GLOBAL_USER_LIST)
  for (let page = 0, pages = 1; page < pages; page += 1) {
    const { data } = await request(calls.globalUsers.list, { query: { ...matching, layout, page, size: SIZE } })
    ids.push(...data.content.map(({ loginId }) => loginId))
    pages = data.total_pages
  }
  return ids.filter((loginId) => loginId !== own && !allExcept.has(loginId))
}

const inPieces = (ids: readonly string[]) =>
  Array.from({ length: Math.ceil(ids.length / GLOBAL_USER_LIMITS.deleted) }, (_, piece) => ({
    ids: ids.slice(piece * GLOBAL_USER_LIMITS.deleted, (piece + 1) * GLOBAL_USER_LIMITS.deleted),
  }))

/** Selection of a layout's users for deletion: the props of its table, and the dialog to render. */
export function useChosenGlobals(layout: GlobalLayout, list: Pick<List<GlobalUser>, 'answer' | 'binding'>) {
  const { t } = useIntl()
  const request = useRequest()
  const { authz, login_id: own } = useUser()
  // Another search or filter hides the selected users, so it clears the selection.
  const matching = JSON.stringify(matchingFor(list.binding.listQuery, GLOBAL_USER_LIST))
  const [chosen, setChosen] = useState({ matching, selection: NONE })
  const selection = useMemo(() => (chosen.matching === matching ? chosen.selection : NONE), [chosen, matching])
  const setSelection = (next: DataTableSelection): void => setChosen({ matching, selection: next })
  const [unwanted, setUnwanted] = useState<Unwanted | null>(null)
  if (!hasPermission(authz.permissions, ADMIN_PERMISSIONS.deleteGlobalUser)) return { table: {}, question: null }
  const ask = async (): Promise<void> => {
    const ids = 'include' in selection ? [...selection.include] : await idsOf(selection, { layout, own, request })
    const isChosen = ({ loginId }: Named): boolean => ids.includes(loginId)
    const names = (list.answer?.rows ?? []).filter(isChosen).map(nameOf)
    setUnwanted({ targets: inPieces(ids), names })
  }
  return {
    table: {
      selectionMode: 'multiple' as const,
      selection,
      onSelectionChange: setSelection,
      footerActions: (
        <DataTableSelectionBar>
          <Button onPress={() => void reported(ask())}>{t('globalUsers.delete')}</Button>
        </DataTableSelectionBar>
      ),
    },
    question: unwanted && (
      <DeleteQuestion unwanted={unwanted} onClose={() => setUnwanted(null)} onDone={() => setSelection(NONE)} />
    ),
  }
}
