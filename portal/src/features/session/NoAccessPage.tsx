import { pathTo } from '@tessera/contract'
import { Page, PageMessage } from '@tessera/ui'
import type { ReactNode } from 'react'
import { useIntl } from '../../messages/intl.tsx'
import { linkTo } from '../../messages/link-to.tsx'
import { SessionAction } from '../../platform/session/SessionAction.tsx'
import { useSession } from '../../platform/session/session.tsx'
import { BackToApps } from './BackToApps.tsx'
import { NoAccessText } from './NoAccessText.tsx'

/** Tells somebody without access whom to ask; basic users come here also from a page that they do not have. */
export default function NoAccessPage(): ReactNode {
  const { t, rich } = useIntl()
  const { visitor } = useSession()
  const lacksThisPage = visitor?.category === 'basic' && visitor.gate === null
  return (
    <Page>
      <PageMessage
        headingLevel={1}
        picture="locked"
        title={t('session.noAccessTitle')}
        actions={lacksThisPage ? <BackToApps /> : <SessionAction />}
      >
        {lacksThisPage ? rich('session.notOfBasic', { contact: linkTo(pathTo('/contactUs')) }) : <NoAccessText />}
      </PageMessage>
    </Page>
  )
}
