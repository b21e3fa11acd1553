import { calls, INCIDENT_STATUSES, INCIDENT_STATUS_TEXTS, resolveLocale, STAFF_STATUS_TEXTS } from '@tessera/contract'
import type { DataTableFilterDefinition } from '@tessera/ui/data-table'
import { useMemo } from 'react'
import { useCall } from '../../data/use-call.ts'
import { useIntl } from '../../messages/intl.tsx'

const TEXTS = { user: INCIDENT_STATUS_TEXTS, staff: STAFF_STATUS_TEXTS } as const

/** Returns the filters of incidents by status and type, with the labels for users or for staff. */
export function useIncidentFilters(by: keyof typeof TEXTS): readonly DataTableFilterDefinition[] {
  const { t, locale } = useIntl()
  const types = useCall(calls.incidents.reasons).data
  return useMemo(
    () => [
      {
        id: 'statuses',
        label: t('incidents.status'),
        kind: 'choice',
        options: INCIDENT_STATUSES.map((id) => ({
          id,
          label: TEXTS[by][resolveLocale(locale)][id],
        })),
      },
      {
        id: 'types',
        label: t('incidents.type'),
        kind: 'choice',
        options: (types ?? []).map(({ id, title }) => ({ id, label: title })),
      },
    ],
    [t, locale, types, by],
  )
}
