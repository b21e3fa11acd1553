import type { ClientUserType, UserKind } from '@tessera/contract'
import { clientUserType, companyTypeOf } from '@tessera/contract'
import { useMemo } from 'react'
import type { MessageId } from '../../messages/intl.tsx'
import { useIntl } from '../../messages/intl.tsx'
import { useUser } from '../session/session.tsx'
import { USER_TYPE_MESSAGES } from '../session/user-type-messages.ts'

/** Labels for users of the company and of third parties, for companies that use one name for both. */
const KIND_MESSAGES: Readonly<Record<UserKind, MessageId>> = {
  COMPANY: 'admin.ownCompany',
  THIRD_PARTY: 'admin.thirdParty',
}

/** Returns the labels of a company's users: by type, and by kind for options and filters. */
export function useUserTypes() {
  const { t } = useIntl()
  const { type, account_type: accountType } = useUser().tenant
  return useMemo(() => {
    const user = (called: ClientUserType): string => t(USER_TYPE_MESSAGES[called])
    const company = { companyType: companyTypeOf(type), accountType }
    const own = clientUserType(company)
    const thirdParty = clientUserType({ ...company, isThirdParty: true })
    const kind = (wanted: UserKind): string =>
      own === thirdParty ? t(KIND_MESSAGES[wanted]) : user(wanted === 'COMPANY' ? own : thirdParty)
    return { user, kind }
  }, [t, type, accountType])
}
