import { isSuperAdminGroup } from '@tessera/contract'
import { Page } from '@tessera/ui'
import type { ReactNode } from 'react'
import { useIntl } from '../../messages/intl.tsx'
import { LastSignIn } from '../../platform/session/LastSignIn.tsx'
import { useUser } from '../../platform/session/session.tsx'
import { AllCompanies } from './AllCompanies.tsx'
import { OwnCompanies } from './OwnCompanies.tsx'

/** Where people choose the company that this tab acts for. */
export default function CompaniesPage(): ReactNode {
  const { t } = useIntl()
  const { authz } = useUser()
  const isSuperAdmin = isSuperAdminGroup(authz.group)
  return (
    <Page
      width="wide"
      title={t('title.customerAccounts')}
      // What it is for, super admins are told by the banner over the page; here they arrive.
      description={isSuperAdmin ? <LastSignIn /> : t('companies.ownListText')}
    >
      {isSuperAdmin ? <AllCompanies /> : <OwnCompanies />}
    </Page>
  )
}
