import type { ServiceAnswer, ServiceContent } from '@tessera/contract'
import { Page, PageMessage, Skeleton } from '@tessera/ui'
import type { ReactNode } from 'react'
import type { CallState } from '../../data/use-call.ts'
import { useIntl } from '../../messages/intl.tsx'
import { ItemNotFound } from '../../platform/feedback/ItemNotFound.tsx'
import { LoadFailure } from '../../platform/feedback/LoadFailure.tsx'

interface ServicePageProps {
  answer: CallState<ServiceAnswer>
  homeHref: string
  children: (content: ServiceContent) => ReactNode
}

/**
 * A page of the content service: its content, or the reason why there is none. A response without content counts as a
 * failure.
 */
export function ServicePage({ answer, homeHref, children }: ServicePageProps): ReactNode {
  const { t } = useIntl()
  const { data, error, isLoading, retry } = answer
  if (data && 'content' in data) return children(data.content)
  const problem = data?.errors[0]
  if (problem?.code === 'NOT_FOUND') return <ItemNotFound homeHref={homeHref} />
  return (
    <Page>
      {problem ? (
        <PageMessage headingLevel={1} picture="failed" title={t('error.title')}>
          {problem.message}
        </PageMessage>
      ) : error ? (
        <LoadFailure headingLevel={1} error={error} isRetrying={isLoading} onRetry={retry} />
      ) : (
        <Skeleton variant="text" lines={16} />
      )}
    </Page>
  )
}
