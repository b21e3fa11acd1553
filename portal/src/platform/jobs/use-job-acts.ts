import { calls } from '@tessera/contract'
import { useMemo } from 'react'
import { useRequest } from '../../data/caller.tsx'
import { asRequestError } from '../../data/request-error.ts'
import { useAnswers } from '../../data/use-answers.ts'
import { toastFailure } from '../feedback/toasts.ts'
import { goTo } from '../routing/go-to.ts'

/** What can be done with a job of one's own; what fails is told in passing. */
export interface JobActs {
  stop: (jobId: string) => Promise<void>
  /** Has the browser fetch what the job has made. */
  fetchFile: (jobId: string) => Promise<void>
  /** Has the browser fetch the rows that failed, as a file to be mended. */
  fetchFailedRows: (jobId: string) => Promise<void>
}

/** Stops one's own jobs, and fetches their files by links that are good for a minute. */
export function useJobActs(): JobActs {
  const request = useRequest()
  const { refresh } = useAnswers()
  return useMemo(() => {
    const own = { byPerson: true } as const
    const told = async (act: () => Promise<void>): Promise<void> => {
      try {
        await act()
      } catch (error) {
        toastFailure(asRequestError(error))
      }
    }
    return {
      stop: (jobId) =>
        told(async () => {
          await request(calls.jobs.stop, { params: { jobId } }, own)
          await refresh(calls.jobs.list, calls.jobs.read)
        }),
      fetchFile: (jobId) =>
        told(async () => goTo((await request(calls.jobs.file, { params: { jobId } }, own)).data.url)),
      fetchFailedRows: (jobId) =>
        told(async () => goTo((await request(calls.jobs.failedRows, { params: { jobId } }, own)).data.url)),
    }
  }, [request, refresh])
}
