import { Page, PageMessage } from '@tessera/ui'
import type { ReactNode } from 'react'
import { useIntl } from '../../messages/intl.tsx'
import { NoAccessText } from './NoAccessText.tsx'
import { SessionAction } from './SessionAction.tsx'

/** Tells somebody without access whom to ask. */
export default function NoAccessPage(): ReactNode {
  const { t } = useIntl()
  return (
    <Page>
      <PageMessage
        headingLevel={1}
        stones=".33. 3..3 3333 33s3"
        title={t('session.noAccessTitle')}
        actions={<SessionAction />}
      >
        <NoAccessText />
      </PageMessage>
    </Page>
  )
}
