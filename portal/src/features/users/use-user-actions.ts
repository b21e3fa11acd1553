import type { BulkTarget, Job, JobStarted, NewUser, RejectedRow, UserChanges } from '@tessera/contract'
import { calls } from '@tessera/contract'
import { useCallback, useMemo } from 'react'
import { useRequest } from '../../data/caller.tsx'
import { asRequestError } from '../../data/request-error.ts'
import { useCachedResponses } from '../../data/use-cached-responses.ts'
import type { MessageId } from '../../messages/intl.tsx'
import { useIntl } from '../../messages/intl.tsx'
import { toast } from '../../platform/feedback/toasts.ts'
import { reported } from '../../platform/feedback/reported-errors.ts'
import { useUser } from '../../platform/session/session.tsx'
import { USER_CALLS } from '../../platform/users/user-calls.ts'
import { reasonText } from './admin-messages.ts'
import { followJob } from '../../platform/jobs/follow-job.ts'

/** The users of a call: selected by hand, all that match, or all that one job blocked. */
type Target = BulkTarget<Record<string, string>>
type Blocked = Target | { blockedIn: string }

/** Returns the users of a refused call whom another user has already unblocked. */
function alreadyUnblockedIn(error: unknown): readonly unknown[] | undefined {
  const failure = asRequestError(error)
  if (failure.code !== 'NOT_BLOCKED') return undefined
  const { current } = failure.result as { current?: { loginIds?: unknown } }
  return Array.isArray(current?.loginIds) ? current.loginIds : undefined
}

/** Whether a job has changed any users. */
const hasChangedUsers = ({ status, processed, failed }: Job): boolean => status === 'DONE' && processed > failed.length

/** Administrators' actions on users: each shows one toast and refreshes the lists. */
export function useUserActions() {
  const { t } = useIntl()
  const request = useRequest()
  const { refresh } = useCachedResponses()
  const { id: companyId } = useUser().tenant

  const refreshLists = useCallback(() => refresh(...USER_CALLS), [refresh])
  /** Shows how many users were not changed, separately for each reason. */
  const showUnchanged = useCallback(
    (unchanged: readonly RejectedRow[]) => {
      const counts = new Map<string, number>()
      for (const row of unchanged) {
        const why = reasonText(t, row)
        counts.set(why, (counts.get(why) ?? 0) + 1)
      }
      for (const [why, count] of counts) toast('admin.someUnchanged', { tone: 'danger', values: { count, why } })
    },
    [t],
  )
  /** Waits for a job, and reports its unchanged users or its failure. */
  const waitForEnd = useCallback(
    async (started: JobStarted, unsuccessful: MessageId = 'error.unexpected') => {
      const job = await followJob(started, request)
      await refreshLists()
      showUnchanged([...started.rejected, ...job.failed])
      if (job.status === 'FAILED') toast(unsuccessful, { tone: 'danger' })
      return job
    },
    [request, refreshLists, showUnchanged],
  )

  return useMemo(() => {
    const params = { companyId }
    const asUser = { byPerson: true } as const

    /** Unblocks the users of one call; returns whether any was unblocked. */
    async function unblock(body: Blocked): Promise<boolean> {
      const { data } = await request(calls.users.unblockUsers, { params, body }, asUser)
      return 'jobId' in data ? hasChangedUsers(await waitForEnd(data)) : data.unblocked.length > 0
    }
    /** Reports unblocked users. */
    async function unblocked(isAnyUnblocked: boolean): Promise<void> {
      await refreshLists()
      if (isAnyUnblocked) toast('admin.unblocked')
    }
    /** Unblocks the users just blocked, except those unblocked by another user since then. */
    async function retryUnblock(body: Blocked): Promise<boolean> {
      try {
        return await unblock(body)
      } catch (error) {
        const before = alreadyUnblockedIn(error)
        if (!before || !('ids' in body)) throw error
        const ids = body.ids.filter((id) => !before.includes(id))
        return ids.length > 0 && unblock({ ids })
      }
    }
    async function undo(blocked: readonly Blocked[]): Promise<void> {
      const done: boolean[] = []
      for (const body of blocked) done.push(await retryUnblock(body))
      const isAnyUnblocked = done.includes(true)
      await unblocked(isAnyUnblocked)
      if (!isAnyUnblocked) toast('admin.alreadyUnblocked')
    }

    async function countAdded(started: JobStarted): Promise<void> {
      const job = await waitForEnd(started)
      if (hasChangedUsers(job)) {
        const count = job.processed - job.failed.length
        toast('admin.added', { values: { count } })
      }
    }

    return {
      /** Blocks the users of one call; returns the blocked ones, whom an undo unblocks. */
      async block(target: Target, blockedReason: string): Promise<Blocked[]> {
        const { data } = await request(calls.users.blockUsers, { params, body: { ...target, blockedReason } }, asUser)
        if ('jobId' in data) {
          return hasChangedUsers(await waitForEnd(data)) ? [{ blockedIn: data.jobId }] : []
        }
        showUnchanged(data.rejected)
        return data.blocked.length > 0 ? [{ ids: data.blocked }] : []
      },
      /** Shows a toast that users are blocked, with an undo button. */
      async blocked(done: readonly Blocked[]): Promise<void> {
        await refreshLists()
        if (done.length === 0) return
        toast('admin.blockedNow', { action: { label: 'admin.undo', onAction: () => void reported(undo(done)) } })
      },
      unblock,
      unblocked,
      /** Starts the deletion of the users of one call, and reports its result later. */
      async remove(target: Target): Promise<void> {
        const { data } = await request(calls.users.deleteUsers, { params, body: target }, asUser)
        void reported(waitForEnd(data, 'admin.deletionFailed'))
      },
      /** Starts to add a user, and reports when they are added. */
      async add(user: NewUser): Promise<void> {
        const { data } = await request(calls.users.addUser, { params, body: user }, asUser)
        toast('admin.additionStarted')
        void reported(countAdded(data))
      },
      /** Edits a user; a job provisions the new products. */
      async edit(loginId: string, changes: UserChanges): Promise<void> {
        const { data } = await request(calls.users.editUser, { params: { ...params, loginId }, body: changes }, asUser)
        toast('admin.editStarted')
        await refreshLists()
        void reported(waitForEnd(data))
      },
      async resend(loginId: string): Promise<void> {
        try {
          await request(calls.users.resendInvitation, { params: { ...params, loginId } }, asUser)
        } catch (error) {
          // Refusals by rules have their own messages.
          if (asRequestError(error).status < 500) throw error
          toast('admin.resendFailed', { tone: 'danger' })
          return
        }
        await refreshLists()
        toast('admin.resent')
      },
      async renew(loginId: string): Promise<void> {
        await request(calls.users.renewInvitation, { params: { ...params, loginId } }, asUser)
        await refreshLists()
        toast('admin.renewed')
      },
    }
  }, [companyId, request, refreshLists, waitForEnd, showUnchanged])
}
