import { calls, LAST_LOGINS, USER_KINDS, USER_STAGES } from '@tessera/contract'
import type { DataTableExportProps, DataTableFilterDefinition, DataTableFiltersProps } from '@tessera/ui/data-table'
import type { ReactNode } from 'react'
import { useMemo } from 'react'
import { useCall } from '../../data/use-call.ts'
import type { MessageId } from '../../messages/intl.tsx'
import { useIntl } from '../../messages/intl.tsx'
import { useUser } from '../../platform/session/session.tsx'
import { ListTools } from '../../tables/ListTools.tsx'
import type { ListViews as Views } from '../../tables/use-views.ts'
import { STAGE_MESSAGES } from './admin-messages.ts'
import { useUserTypes } from '../../platform/users/use-user-types.ts'

const LAST_LOGIN_MESSAGES = {
  never: 'admin.never',
  over30: 'admin.over30',
  over90: 'admin.over90',
  over180: 'admin.over180',
} as const satisfies Record<(typeof LAST_LOGINS)[number], MessageId>

interface UserToolsProps {
  views: Views
  filters?: DataTableFiltersProps
  /** The export of the list; null without permission. */
  exporting: DataTableExportProps | null
}

/** Search, filter chips, views, columns and export of a list of users. */
export function UserTools({ views, filters, exporting }: UserToolsProps): ReactNode {
  const { t } = useIntl()
  return (
    <ListTools
      views={views}
      searchLabel={t('admin.searchUsers')}
      searchHint={t('admin.searchHint')}
      filters={filters}
      exporting={exporting}
    />
  )
}

/** Filters of active users; the products are the company's own. */
export function useActiveFilters(): readonly DataTableFilterDefinition[] {
  const { t } = useIntl()
  const { tenant } = useUser()
  const products = useCall(calls.users.companyProducts, { params: { companyId: tenant.id } }).data
  const types = useUserTypes()
  return useMemo(() => {
    const lastLogins = LAST_LOGINS.map((id) => ({ id, label: t(LAST_LOGIN_MESSAGES[id]) }))
    const kinds = USER_KINDS.map((id) => ({ id, label: types.kind(id) }))
    const answers = ['true', 'false'].map((id) => ({ id, label: t(id === 'true' ? 'admin.yes' : 'admin.no') }))
    return [
      {
        id: 'products',
        label: t('admin.products'),
        kind: 'choice',
        options: (products ?? []).map(({ code, title }) => ({ id: code, label: title })),
      },
      { id: 'type', label: t('admin.type'), kind: 'choice', options: kinds },
      { id: 'multipleSupplierAccess', label: t('admin.multiple'), kind: 'choice', options: answers },
      { id: 'lastLogin', label: t('admin.lastSignIn'), kind: 'choice', options: lastLogins },
    ]
  }, [t, products, types])
}

/** Filters of pending users. */
export function useStageFilters(): readonly DataTableFilterDefinition[] {
  const { t } = useIntl()
  return useMemo(
    () => [
      {
        id: 'stages',
        label: t('admin.state'),
        kind: 'choice',
        options: USER_STAGES.map((id) => ({ id, label: t(STAGE_MESSAGES[id]) })),
      },
    ],
    [t],
  )
}
