import type { UserContext } from '@tessera/contract'
import { hasPermission, isSuperAdminGroup, pathTo, PERMISSIONS } from '@tessera/contract'
import { ButtonLink, Inline, Text } from '@tessera/ui'
import { ChevronDownIcon, CompanyIcon } from '@tessera/ui/icons'
import type { ReactNode } from 'react'
import { useIntl } from '../messages/intl.tsx'
import { useCompanyId } from '../platform/company/company.tsx'

/** The company in effect; a link to the list of companies for users who can act for others. */
export function CompanySwitcher({ user: { authz, tenant } }: { user: UserContext }): ReactNode {
  const { t } = useIntl()
  const companyId = useCompanyId()
  const isStaff = isSuperAdminGroup(authz.group)
  const name = isStaff && companyId === null ? t('shell.chooseCompany') : tenant.name
  if (!isStaff && !hasPermission(authz.permissions, PERMISSIONS.switchCompany)) {
    return (
      <Inline gap={2}>
        <CompanyIcon />
        <Text as="span" weight={500}>
          {name}
        </Text>
      </Inline>
    )
  }
  return (
    <ButtonLink href={pathTo('/companyList')} variant="quiet" icon={<CompanyIcon />}>
      {name} <ChevronDownIcon />
    </ButtonLink>
  )
}
