import { pathTo } from '@tessera/contract'
import { Page, PageMessage } from '@tessera/ui'
import type { ReactNode } from 'react'
import { useIntl } from '../../messages/intl.tsx'
import { SessionAction } from '../../platform/session/SessionAction.tsx'
import { useLeadOn } from '../../platform/session/use-lead-on.ts'

/** Tells somebody whose access is being set up how long it may take, and leads on when it is there. */
export default function PendingAccessPage(): ReactNode {
  const { t } = useIntl()
  const { isWaiting } = useLeadOn('ACCESS_PENDING', pathTo('/apps'))
  return (
    <Page>
      <PageMessage headingLevel={1} picture="pending" title={t('shell.pendingTitle')} actions={<SessionAction />}>
        {t('shell.pendingText')} {isWaiting && t('session.pendingHint')}
      </PageMessage>
    </Page>
  )
}
