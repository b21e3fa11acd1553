import { Page, PageMessage } from '@tessera/ui'
import type { ReactNode } from 'react'
import { useIntl } from '../../messages/intl.tsx'
import { BackToStart } from '../feedback/BackToStart.tsx'
import { ContactDetails } from './ContactDetails.tsx'
import { MyAccessLink } from './MyAccessLink.tsx'

/** Reports that only administrators can open the page, and names them. */
export default function NotAdministratorPage(): ReactNode {
  const { t } = useIntl()
  return (
    <Page>
      <PageMessage
        headingLevel={1}
        picture="locked"
        title={t('shell.notAdministrator')}
        actions={
          <>
            <BackToStart variant="primary" />
            <MyAccessLink />
          </>
        }
        details={<ContactDetails />}
      >
        {t('shell.notAdministratorText')}
      </PageMessage>
    </Page>
  )
}
