import type { BulkTarget, JobStarted, RejectedRow } from '@tessera/contract'
import { calls } from '@tessera/contract'
import { useCallback, useMemo } from 'react'
import { useRequest } from '../../data/caller.tsx'
import { asRequestError } from '../../data/request-error.ts'
import { useAnswers } from '../../data/use-answers.ts'
import { useIntl } from '../../messages/intl.tsx'
import { toast, toastFailure } from '../../platform/feedback/toasts.ts'
import { useUser } from '../../platform/session/session.tsx'
import { problemText } from './admin-words.ts'
import { followJob } from './follow-job.ts'

/** Whom a call means: some by hand, all that match, or all whom one job has blocked. */
type Target = BulkTarget<Record<string, string>>
type Blocked = { ids: string[] } | { blockedIn: string }

const LISTS = [calls.users.counts, calls.users.active, calls.users.pending, calls.users.blocked, calls.users.user]

/** What administrators do to people: each act is told of by one notice, and the lists are asked anew. */
export function useUserActs() {
  const { t } = useIntl()
  const request = useRequest()
  const { refresh } = useAnswers()
  const { id: companyId } = useUser().tenant

  const renewed = useCallback(() => refresh(...LISTS), [refresh])
  const tellLeft = useCallback(
    (left: readonly RejectedRow[]) => {
      const [first] = left
      if (!first) return
      const values = { count: left.length, why: problemText(t, first) }
      toast('admin.someLeft', { tone: 'danger', values })
    },
    [t],
  )
  /** Waits for a job and tells of those whom it has left as they are. */
  const ended = useCallback(
    async (started: JobStarted) => {
      const job = await followJob(started, request)
      await renewed()
      tellLeft([...started.rejected, ...job.failed])
      return job
    },
    [request, renewed, tellLeft],
  )

  return useMemo(() => {
    const params = { companyId }
    const own = { byPerson: true } as const

    async function unblockAll(blocked: readonly Blocked[]): Promise<void> {
      for (const body of blocked) {
        const { data } = await request(calls.users.unblockUsers, { params, body }, own)
        if ('jobId' in data) await ended(data)
      }
      await renewed()
      toast('admin.unblocked')
    }
    const undo = (blocked: readonly Blocked[]) =>
      void unblockAll(blocked).catch((error: unknown) => toastFailure(asRequestError(error)))

    return {
      /** Blocks those of one call; answers what gives them back. */
      async block(target: Target, blockedReason: string): Promise<Blocked | null> {
        const { data } = await request(calls.users.blockUsers, { params, body: { ...target, blockedReason } }, own)
        if ('jobId' in data) {
          await ended(data)
          return { blockedIn: data.jobId }
        }
        tellLeft(data.rejected)
        return data.blocked.length > 0 ? { ids: data.blocked } : null
      },
      /** Tells that people are blocked, and offers to take it back. */
      async blocked(done: readonly Blocked[]): Promise<void> {
        await renewed()
        if (done.length === 0) return
        toast('admin.blockedNow', { action: { label: 'admin.undo', act: () => undo(done) } })
      },
      unblock: (ids: string[]) => unblockAll([{ ids }]),
      /** Starts to delete those of one call, and follows it. */
      async remove(target: Target): Promise<void> {
        const { data } = await request(calls.users.deleteUsers, { params, body: target }, own)
        void ended(data).catch((error: unknown) => toastFailure(asRequestError(error)))
      },
      async resend(loginId: string): Promise<void> {
        await request(calls.users.resendInvitation, { params: { ...params, loginId } }, own)
        await renewed()
        toast('admin.resent')
      },
      async renew(loginId: string): Promise<void> {
        await request(calls.users.renewInvitation, { params: { ...params, loginId } }, own)
        await renewed()
        toast('admin.renewed')
      },
    }
  }, [companyId, request, renewed, ended, tellLeft])
}
