import { Page, PageMessage } from '@tessera/ui'
import type { ReactNode } from 'react'
import { use, useEffect } from 'react'
import { useIntl } from '../../messages/intl.tsx'
import { BackToStart } from './BackToStart.tsx'
import { useAnalytics } from '../analytics/analytics.ts'
import { GoBack } from './GoBack.tsx'
import { NotFoundContext } from './not-found-context.ts'

/** Reports that there is no page at this address, with a link home. */
export default function NotFoundPage(): ReactNode {
  const { t } = useIntl()
  const analytics = useAnalytics()
  const reportMissing = use(NotFoundContext)
  useEffect(reportMissing, [reportMissing])
  return (
    <Page>
      <PageMessage
        headingLevel={1}
        picture="not-found"
        title={t('notFound.title')}
        actions={
          <>
            <BackToStart
              variant="primary"
              onPress={() => analytics.track('link_click', { link: 'Return to Home', to: '/' })}
            />
            <GoBack />
          </>
        }
      >
        {t('notFound.text')}
      </PageMessage>
    </Page>
  )
}
