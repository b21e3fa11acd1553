import { calls, isRunning, resolveLocale } from '@tessera/contract'
import { use, useState } from 'react'
import { useRequest } from '../../data/caller.tsx'
import { useIntl } from '../../messages/intl.tsx'
import { AnalyticsContext } from '../../platform/analytics/analytics.ts'
import { toast } from '../../platform/feedback/toasts.ts'
import { POLL_INTERVAL_MS } from '../../platform/jobs/poll-interval.ts'
import { saveResponse } from '../../platform/jobs/save-response.ts'
import { useJobActions } from '../../platform/jobs/use-job-actions.ts'
import type { DictionaryAddress } from './use-dictionary-address.ts'

/** Milliseconds allowed for streaming a large file. */
const TIMEOUT = 5 * 60_000
const OTHERWISE = 'data_element_glossary.xlsx'

const pause = (time: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, time))

interface Download {
  isPending: boolean
  start: () => Promise<void>
}

/** Downloads the matching entries; more than 5,000 are prepared by a job, whose end is awaited. */
export function useDownload({ search, product }: Pick<DictionaryAddress, 'search' | 'product'>): Download {
  const { locale } = useIntl()
  const request = useRequest()
  const analytics = use(AnalyticsContext)
  const { fetchFile } = useJobActions()
  const [isPending, setPending] = useState(false)

  const fetchPrepared = async (answer: Blob): Promise<void> => {
    const { jobId } = JSON.parse(await answer.text()) as { jobId: string }
    toast('dictionary.downloadStarted')
    for (;;) {
      await pause(POLL_INTERVAL_MS)
      const { data: job } = await request(calls.jobs.read, { params: { jobId } })
      if (job.status === 'DONE') return fetchFile(jobId)
      if (!isRunning(job)) throw new Error('The file was not made.')
    }
  }

  const start = async (): Promise<void> => {
    setPending(true)
    const body = {
      locale: resolveLocale(locale),
      ...(search && { search_field: search }),
      ...(product && { product_tag_value: product }),
    }
    try {
      const options = { byPerson: true, responseType: 'blob', timeout: TIMEOUT } as const
      const { data, headers } = await request(calls.dictionary.export, { body }, options)
      const isPrepared = data instanceof Blob && data.type.startsWith('application/json')
      if (isPrepared) await fetchPrepared(data)
      else saveResponse({ data, headers }, OTHERWISE)
      analytics?.track('download', {})
    } catch {
      toast('dictionary.downloadFailed', {
        tone: 'danger',
        action: { label: 'shell.tryAgain', onAction: () => void start() },
      })
    } finally {
      setPending(false)
    }
  }
  return { isPending, start }
}
