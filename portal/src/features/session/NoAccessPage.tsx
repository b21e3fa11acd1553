import { Page, PageMessage } from '@tessera/ui'
import type { ReactNode } from 'react'
import { useIntl } from '../../messages/intl.tsx'
import { SessionAction } from '../../platform/session/SessionAction.tsx'
import { NoAccessText } from './NoAccessText.tsx'

/** Tells somebody without access whom to ask. */
export default function NoAccessPage(): ReactNode {
  const { t } = useIntl()
  return (
    <Page>
      <PageMessage headingLevel={1} picture="locked" title={t('session.noAccessTitle')} actions={<SessionAction />}>
        <NoAccessText />
      </PageMessage>
    </Page>
  )
}
