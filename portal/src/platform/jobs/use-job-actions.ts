import { calls } from '@tessera/contract'
import { useMemo } from 'react'
import { useRequest } from '../../data/caller.tsx'
import { useCachedResponses } from '../../data/use-cached-responses.ts'
import { toast } from '../feedback/toasts.ts'
import { goTo } from '../routing/go-to.ts'

/** Actions on the user's own jobs; each rejects on failure. */
export interface JobActions {
  /** Shows a toast if there was nothing left to stop. */
  stop: (jobId: string) => Promise<void>
  /** Downloads the job's file. */
  fetchFile: (jobId: string) => Promise<void>
  /** Downloads the failed rows as a file to correct. */
  fetchFailedRows: (jobId: string) => Promise<void>
}

/** Stops the user's own jobs, and downloads their files by links that are valid for a minute. */
export function useJobActions(): JobActions {
  const request = useRequest()
  const { refresh } = useCachedResponses()
  return useMemo(() => {
    const own = { byPerson: true } as const
    const follow = async (
      call: typeof calls.jobs.file | typeof calls.jobs.failedRows,
      jobId: string,
    ): Promise<void> => {
      const { data: link } = await request(call, { params: { jobId } }, own)
      goTo(link.url)
    }
    return {
      async stop(jobId) {
        const { data: job } = await request(calls.jobs.stop, { params: { jobId } }, own)
        await refresh(calls.jobs.list, calls.jobs.read)
        if (job.status !== 'STOPPED') toast(job.status === 'FAILED' ? 'jobs.hadFailed' : 'jobs.alreadyDone')
      },
      fetchFile: (jobId) => follow(calls.jobs.file, jobId),
      fetchFailedRows: (jobId) => follow(calls.jobs.failedRows, jobId),
    }
  }, [request, refresh])
}
