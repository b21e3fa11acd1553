import { Page, PageMessage } from '@tessera/ui'
import type { ReactNode } from 'react'
import { useIntl } from '../../messages/intl.tsx'
import { SessionAction } from '../../platform/session/SessionAction.tsx'

/** Tells somebody whose access is being set up how long it may take. */
export default function PendingAccessPage(): ReactNode {
  const { t } = useIntl()
  return (
    <Page>
      <PageMessage headingLevel={1} picture="pending" title={t('shell.pendingTitle')} actions={<SessionAction />}>
        {t('shell.pendingText')}
      </PageMessage>
    </Page>
  )
}
