import { pathTo } from '@tessera/contract'
import { Page, PageMessage } from '@tessera/ui'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { useIntl } from '../../messages/intl.tsx'
import { MyAccessLink } from '../../platform/access/MyAccessLink.tsx'
import { linkTo } from '../../messages/link-to.tsx'
import { useConfig } from '../../platform/config/config.tsx'
import { isRefusal } from '../../platform/routing/route.ts'
import { useUser } from '../../platform/session/session.tsx'
import { ContactDetails } from '../../platform/access/ContactDetails.tsx'
import { BackToApps } from './BackToApps.tsx'
import { NoAccessText } from './NoAccessText.tsx'

/** Names the refused page and the users who can open it, with a link back. */
export default function AccessDeniedPage(): ReactNode {
  const { t } = useIntl()
  const { state: refusal }: { state: unknown } = useLocation()
  const isForStaff = isRefusal(refusal) && refusal.isForStaff
  return (
    <Page>
      <PageMessage
        headingLevel={1}
        picture="locked"
        title={t('error.FORBIDDEN')}
        actions={
          <>
            <BackToApps />
            <MyAccessLink />
          </>
        }
        details={!isForStaff && <ContactDetails />}
      >
        <Why />
      </PageMessage>
    </Page>
  )
}

function Why(): ReactNode {
  const { t, rich } = useIntl()
  const { productName } = useConfig()
  const { gate } = useUser()
  const { state: refusal }: { state: unknown } = useLocation()
  if (gate !== null || !isRefusal(refusal)) return <NoAccessText />
  const id = refusal.isForStaff ? 'session.staffOnly' : 'session.roleRequired'
  return (
    <>
      {refusal.page && `${t('session.refused', { page: t(refusal.page) })} `}
      {rich(id, { productName, contact: linkTo(pathTo('/contactUs')) })}
    </>
  )
}
