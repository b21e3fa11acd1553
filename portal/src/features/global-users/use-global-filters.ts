import type { GlobalLayout } from '@tessera/contract'
import { calls, EXTERNAL_ROLES, GLOBAL_ROLES, USER_STATUSES } from '@tessera/contract'
import type { DataTableFilterDefinition } from '@tessera/ui/data-table'
import { useMemo } from 'react'
import { useCall } from '../../data/use-call.ts'
import { useIntl } from '../../messages/intl.tsx'
import { ROLE_MESSAGES, STATUS_MESSAGES } from './global-user-messages.ts'

/** Returns the filters of a layout: external users have companies of several types, and fewer roles. */
export function useGlobalFilters(layout: GlobalLayout): readonly DataTableFilterDefinition[] {
  const { t } = useIntl()
  const choices = useCall(calls.globalUsers.choices).data
  return useMemo(() => {
    const isExternal = layout === 'external'
    const roles = isExternal ? EXTERNAL_ROLES : GLOBAL_ROLES
    const types = (choices?.companyTypes ?? []).map(({ id, title }) => ({ id, label: title }))
    const products = (choices?.products ?? []).map(({ code, title }) => ({ id: code, label: title }))
    return [
      ...(isExternal
        ? [{ id: 'companyTypes', label: t('globalUsers.companyType'), kind: 'choice', options: types } as const]
        : []),
      {
        id: 'roles',
        label: t('globalUsers.role'),
        kind: 'choice',
        options: roles.map((id) => ({ id, label: t(ROLE_MESSAGES[id]) })),
      },
      { id: 'products', label: t('globalUsers.appAccess'), kind: 'choice', options: products },
      {
        id: 'status',
        label: t('globalUsers.status'),
        kind: 'choice',
        options: USER_STATUSES.map((id) => ({ id, label: t(STATUS_MESSAGES[id]) })),
      },
    ]
  }, [t, layout, choices])
}
