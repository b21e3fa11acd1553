import type { FileFormat } from '@tessera/contract'
import { calls } from '@tessera/contract'
import { useState } from 'react'
import { useRequest } from '../../data/caller.tsx'
import { asRequestError } from '../../data/request-error.ts'
import { toast, toastFailure } from '../../platform/feedback/toasts.ts'
import { useJobActions } from '../../platform/jobs/use-job-actions.ts'
import { useUser } from '../../platform/session/session.tsx'
import { followJob } from '../../platform/jobs/follow-job.ts'

/** Generates and downloads the evidence of a review, in one of the file formats. */
export function useEvidence(review: string): { fetchAs: (format: FileFormat) => void; isPending: boolean } {
  const request = useRequest()
  const { fetchFile } = useJobActions()
  const { id: companyId } = useUser().tenant
  const [isPending, setPending] = useState(false)
  const make = async (format: FileFormat): Promise<void> => {
    const input = { params: { companyId }, body: { review, format } }
    const { data: started } = await request(calls.accessReviews.startExport, input, { byPerson: true })
    const job = await followJob(started, request)
    if (job.status === 'DONE') await fetchFile(started.jobId)
    else toast('review.fileFailed', { tone: 'danger' })
  }
  return {
    isPending,
    fetchAs(format) {
      setPending(true)
      make(format)
        .catch((error: unknown) => toastFailure(asRequestError(error)))
        .finally(() => setPending(false))
    },
  }
}
