import type { GlobalLayout, GlobalUser, GlobalUserColumn } from '@tessera/contract'
import { GLOBAL_USER_COLUMNS } from '@tessera/contract'
import type { DataTableColumn } from '@tessera/ui/data-table'
import { useMemo } from 'react'
import type { Intl } from '../../messages/intl.tsx'
import { useIntl } from '../../messages/intl.tsx'
import type { TextLimit } from '../../tables/text-limit.ts'
import { useTimeColumns } from '../../tables/use-time-columns.tsx'
import { ROLE_MESSAGES, sbuMessage } from './global-user-messages.ts'

type Column = DataTableColumn<GlobalUser>
type MomentColumn = ReturnType<typeof useTimeColumns>['momentColumn']

const COMMON = { isSortable: true, isResizable: true } as const

/** The columns of any layout, by their ids. */
function columnsFor(layout: GlobalLayout, t: Intl['t'], momentColumn: MomentColumn): Record<GlobalUserColumn, Column> {
  const name = { ...COMMON, width: '2fr', minWidth: 124 } as const
  const company = { ...COMMON, width: '3fr', minWidth: 168, limit: 50 satisfies TextLimit } as const
  return {
    firstName: { ...name, id: 'firstName', header: t('globalUsers.firstName'), priority: 1 },
    lastName: {
      ...name,
      id: 'lastName',
      header: t('globalUsers.lastName'),
      minWidth: 156,
      priority: 0,
      isRowHeader: true,
    },
    email: {
      ...COMMON,
      id: 'email',
      header: t('globalUsers.email'),
      width: '4fr',
      minWidth: 232,
      priority: 2,
      overflow: 'middle',
      limit: 50 satisfies TextLimit,
    },
    companyName: { ...company, id: 'companyName', header: t('globalUsers.company'), priority: 3 },
    companyType: {
      ...COMMON,
      id: 'companyType',
      header: t('globalUsers.companyType'),
      width: '2fr',
      minWidth: 176,
      priority: 4,
      value: ({ companyTypeTitle }) => companyTypeTitle,
    },
    thirdPartyCompanyName: {
      ...company,
      id: 'thirdPartyCompanyName',
      header: t('globalUsers.thirdPartyCompany'),
      priority: 5,
    },
    appAccess: {
      id: 'appAccess',
      header: t('globalUsers.appAccess'),
      width: '3fr',
      minWidth: 232,
      isResizable: true,
      priority: 6,
      limit: 50 satisfies TextLimit,
    },
    role: {
      ...COMMON,
      id: 'role',
      header: t('globalUsers.role'),
      width: '2fr',
      minWidth: 148,
      priority: 7,
      value: ({ role }) => t(ROLE_MESSAGES[role]),
      isMuted: ({ role }) => role === 'USER',
    },
    lastLogin: momentColumn<GlobalUser>('lastLogin', t('globalUsers.lastSignIn'), ({ lastLogin }) => lastLogin),
    sbu: { ...COMMON, id: 'sbu', header: t(sbuMessage(layout)), width: '3fr', minWidth: 180, priority: 8 },
    buoAreaNumber: {
      ...COMMON,
      id: 'buoAreaNumber',
      header: t('globalUsers.areaNumber'),
      width: '1fr',
      minWidth: 128,
      align: 'end',
      priority: 9,
    },
  }
}

/** Returns the columns of a layout, in order. */
export function useGlobalColumns(layout: GlobalLayout): Column[] {
  const { t } = useIntl()
  const { momentColumn } = useTimeColumns()
  return useMemo(() => {
    const columns = columnsFor(layout, t, momentColumn)
    return GLOBAL_USER_COLUMNS[layout].map((id) => columns[id])
  }, [layout, t, momentColumn])
}
