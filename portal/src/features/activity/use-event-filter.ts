import { calls } from '@tessera/contract'
import type { DataTableFilterDefinition } from '@tessera/ui/data-table'
import { useMemo } from 'react'
import { useCall } from '../../data/use-call.ts'
import { useIntl } from '../../messages/intl.tsx'
import { useUser } from '../../platform/session/session.tsx'

/** The filter of events, listed in their groups. */
export function useEventFilter(): readonly DataTableFilterDefinition[] {
  const { t } = useIntl()
  const { tenant } = useUser()
  const { data } = useCall(calls.activity.events, { params: { companyId: tenant.id } })
  return useMemo(() => {
    const options = (data ?? []).map(({ id, title, groupTitle }) => ({ id, label: title, group: groupTitle }))
    return [{ id: 'events', label: t('activity.events'), kind: 'choice', options }]
  }, [t, data])
}
