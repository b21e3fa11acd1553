import type { QueueRow } from '@tessera/contract'
import { resolveLocale, STAFF_STATUS_TEXTS } from '@tessera/contract'
import { StatusBadge } from '@tessera/ui'
import type { DataTableColumn } from '@tessera/ui/data-table'
import { useMemo } from 'react'
import { DateTime } from '../../messages/DateTime.tsx'
import { dateTimeIn } from '../../messages/date-time.ts'
import { useIntl } from '../../messages/intl.tsx'
import { STATUS_TONES, statusWidth } from '../../platform/incidents/incident-messages.ts'
import { useUser } from '../../platform/session/session.tsx'

/** The columns of the staff's queue. */
export function useQueueColumns(): DataTableColumn<QueueRow>[] {
  const { t, locale } = useIntl()
  const { timezone } = useUser().user_preferences.locale
  return useMemo(
    () => [
      {
        id: 'incidentId',
        header: t('incidents.reference'),
        width: 120,
        priority: 0,
        isRowHeader: true,
        isSortable: true,
      },
      {
        id: 'subject',
        header: t('incidents.subject'),
        width: '4fr',
        minWidth: 180,
        priority: 1,
        stackUnder: 'incidentId',
        isSortable: true,
      },
      {
        id: 'statusInfo',
        header: t('incidents.status'),
        width: statusWidth(STAFF_STATUS_TEXTS[resolveLocale(locale)]),
        priority: 2,
        inlineWith: 'incidentId',
        isSortable: true,
        value: ({ statusInfo }) => statusInfo.label,
        cell: ({ statusInfo: { code, label } }) => <StatusBadge tone={STATUS_TONES[code]}>{label}</StatusBadge>,
      },
      { id: 'contactName', header: t('incidents.contact'), width: '2fr', minWidth: 120, priority: 4 },
      {
        id: 'companyName',
        header: t('incidents.company'),
        width: '2fr',
        minWidth: 120,
        priority: 6,
        isSortable: true,
      },
      {
        id: 'waitingSince',
        header: t('operations.waitingSince'),
        width: 168,
        priority: 3,
        isSortable: true,
        value: ({ waitingSince: at }) => at && dateTimeIn(locale, at, timezone),
        cell: ({ waitingSince: at }) => at && <DateTime iso={at} timeZone={timezone} isRelative />,
      },
      {
        id: 'assignee',
        header: t('operations.assignee'),
        width: '2fr',
        minWidth: 120,
        priority: 5,
        value: ({ assignee }) => assignee?.name,
      },
    ],
    [t, locale, timezone],
  )
}
