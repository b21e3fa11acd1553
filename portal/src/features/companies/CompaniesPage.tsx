import { isSuperAdminGroup } from '@tessera/contract'
import { Page } from '@tessera/ui'
import type { ReactNode } from 'react'
import { useIntl } from '../../messages/intl.tsx'
import { useUser } from '../../platform/session/session.tsx'
import { AllCompanies } from './AllCompanies.tsx'
import { OwnCompanies } from './OwnCompanies.tsx'

/** The page on which users choose the company that this tab acts for. */
export default function CompaniesPage(): ReactNode {
  const { t } = useIntl()
  const { authz } = useUser()
  if (isSuperAdminGroup(authz.group)) return <AllCompanies />
  return (
    <Page width="wide" title={t('title.customerAccounts')} description={t('companies.ownListText')}>
      <OwnCompanies />
    </Page>
  )
}
