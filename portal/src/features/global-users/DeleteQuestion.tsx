import type { RejectedRow } from '@tessera/contract'
import { calls } from '@tessera/contract'
import type { ReactNode } from 'react'
import { useRef } from 'react'
import { useRequest } from '../../data/caller.tsx'
import { useCachedResponses } from '../../data/use-cached-responses.ts'
import type { Intl } from '../../messages/intl.tsx'
import { useIntl } from '../../messages/intl.tsx'
import { toast } from '../../platform/feedback/toasts.ts'
import { BulkConfirm } from '../../tables/BulkConfirm.tsx'
import { reasonText } from './global-user-messages.ts'

/** Calls whose data changes with a user. */
export const GLOBAL_CALLS = [
  calls.globalUsers.counts,
  calls.globalUsers.list,
  calls.globalUsers.facets,
  calls.globalUsers.user,
]

/** The users to delete: all selected ones, in batches that one call accepts, or one user by name. */
export interface Unwanted {
  targets: readonly { ids: string[] }[]
  name?: string
  /** Names of the selected users on the current page. */
  names?: readonly string[]
}

interface DeleteQuestionProps {
  unwanted: Unwanted
  onClose: () => void
  /** Called after the deletion, when the selection ends. */
  onDone?: () => void
}

/** Shows how many users were not deleted, separately for each reason. */
function showUnchanged(t: Intl['t'], unchanged: readonly RejectedRow[]): void {
  const counts = new Map<string, number>()
  for (const row of unchanged) {
    const why = reasonText(t, row)
    counts.set(why, (counts.get(why) ?? 0) + 1)
  }
  for (const [why, count] of counts) toast('globalUsers.someUnchanged', { tone: 'danger', values: { count, why } })
}

/** Confirms the deletion of users, and reports how many were deleted and which were not. */
export function DeleteQuestion({ unwanted, onClose, onDone }: DeleteQuestionProps): ReactNode {
  const { t } = useIntl()
  const { targets, name, names } = unwanted
  const count = targets.reduce((sum, { ids }) => sum + ids.length, 0)
  const request = useRequest()
  const { refresh } = useCachedResponses()
  const outcome = useRef({ deleted: 0, rejected: [] as RejectedRow[] })
  return (
    <BulkConfirm
      isOpen
      onOpenChange={onClose}
      targets={targets}
      isNamed={name !== undefined}
      tone="danger"
      title={name === undefined ? t('globalUsers.deleteTitle') : t('globalUsers.deleteNamed', { name })}
      names={names}
      confirmLabel={(count) => t('globalUsers.deleteCount', { count })}
      counted={(count) => t('globalUsers.affected', { count })}
      onAction={async (target) => {
        if (!('ids' in target)) return
        const body = { ids: [...target.ids] }
        const { data } = await request(calls.globalUsers.remove, { body }, { byPerson: true })
        outcome.current.deleted += data.deleted.length
        outcome.current.rejected.push(...data.rejected)
      }}
      onDone={() => {
        const { deleted, rejected } = outcome.current
        onDone?.()
        void refresh(...GLOBAL_CALLS)
        if (deleted > 0) toast('globalUsers.deleted', { values: { count: deleted } })
        showUnchanged(t, rejected)
      }}
    >
      {t(count > 1 ? 'globalUsers.deleteText' : 'globalUsers.deleteTextOne')}
    </BulkConfirm>
  )
}
