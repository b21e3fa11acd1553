import { pathTo } from '@tessera/contract'
import { Page, PageMessage } from '@tessera/ui'
import type { ReactNode } from 'react'
import { useIntl } from '../../messages/intl.tsx'
import { MyAccessLink } from '../../platform/access/MyAccessLink.tsx'
import { linkTo } from '../../messages/link-to.tsx'
import { ContactDetails } from '../../platform/access/ContactDetails.tsx'
import { RequestAccessLink } from '../../platform/access/RequestAccessLink.tsx'
import { SessionAction } from '../../platform/session/SessionAction.tsx'
import { useSession } from '../../platform/session/session.tsx'
import { BackToApps } from './BackToApps.tsx'
import { NoAccessText } from './NoAccessText.tsx'

/** Shows a user without access whom to ask; basic users also come here from a page outside their plan. */
export default function NoAccessPage(): ReactNode {
  const { visitor } = useSession()
  return <Page>{visitor?.category === 'basic' && visitor.gate === null ? <LacksThisPage /> : <LacksAccess />}</Page>
}

function LacksThisPage(): ReactNode {
  const { t, rich } = useIntl()
  return (
    <PageMessage
      headingLevel={1}
      picture="locked"
      title={t('session.noAccessTitle')}
      actions={
        <>
          <BackToApps />
          <RequestAccessLink variant="secondary" />
          <MyAccessLink />
        </>
      }
      details={<ContactDetails />}
    >
      {rich('session.notInPlan', { contact: linkTo(pathTo('/contactUs')) })}
    </PageMessage>
  )
}

function LacksAccess(): ReactNode {
  const { t } = useIntl()
  const { user } = useSession()
  return (
    <PageMessage
      headingLevel={1}
      picture="locked"
      title={t('session.noAccessTitle')}
      actions={
        <>
          <RequestAccessLink />
          {user && <MyAccessLink />}
          <SessionAction />
        </>
      }
      details={<ContactDetails />}
    >
      <NoAccessText />
    </PageMessage>
  )
}
