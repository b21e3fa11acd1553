import type { IncidentRow } from '@tessera/contract'
import { INCIDENT_STATUS_TEXTS, resolveLocale } from '@tessera/contract'
import { Badge, Inline, StatusBadge } from '@tessera/ui'
import type { DataTableColumn } from '@tessera/ui/data-table'
import { useMemo } from 'react'
import { DateTime } from '../../messages/DateTime.tsx'
import { dateTimeIn } from '../../messages/date-time.ts'
import { useIntl } from '../../messages/intl.tsx'
import { useUser } from '../../platform/session/session.tsx'
import { STATUS_TONES, statusWidth } from '../../platform/incidents/incident-messages.ts'

type Row = Omit<IncidentRow, 'unread'> & { unread?: boolean }

/** The columns that a user's list and the staff's queue share. */
export function useIncidentColumns(): DataTableColumn<Row>[] {
  const { t, locale } = useIntl()
  const { timezone } = useUser().user_preferences.locale
  return useMemo(() => {
    const moment = (
      id: 'createdOn' | 'lastUpdatedOn',
      { header, width, priority }: { header: string; width: number; priority: number },
    ): DataTableColumn<Row> => ({
      id,
      header,
      width,
      priority,
      isSortable: true,
      value: (row) => dateTimeIn(locale, row[id], timezone),
      cell: (row) => <DateTime iso={row[id]} timeZone={timezone} isRelative />,
    })
    return [
      {
        id: 'incidentId',
        header: t('incidents.reference'),
        width: 136,
        priority: 0,
        isRowHeader: true,
        isSortable: true,
        cell: ({ incidentId, unread }) => (
          <Inline gap={2}>
            <span>{incidentId}</span>
            {unread && <Badge tone="spark">{t('incidents.unread')}</Badge>}
          </Inline>
        ),
      },
      {
        id: 'subject',
        header: t('incidents.subject'),
        width: '5fr',
        minWidth: 180,
        priority: 1,
        maxLines: 'all',
        stackUnder: 'incidentId',
        isSortable: true,
      },
      {
        id: 'statusInfo',
        header: t('incidents.status'),
        width: statusWidth(INCIDENT_STATUS_TEXTS[resolveLocale(locale)]),
        priority: 2,
        inlineWith: 'incidentId',
        isSortable: true,
        value: ({ statusInfo }) => statusInfo.label,
        cell: ({ statusInfo: { code, label } }) => <StatusBadge tone={STATUS_TONES[code]}>{label}</StatusBadge>,
      },
      moment('createdOn', { header: t('incidents.submitted'), width: 128, priority: 4 }),
      moment('lastUpdatedOn', { header: t('incidents.updated'), width: 140, priority: 3 }),
      {
        id: 'companyName',
        header: t('incidents.company'),
        width: 176,
        priority: 5,
        maxLines: 'all',
        isSortable: true,
      },
      {
        id: 'query',
        header: t('incidents.query'),
        width: '4fr',
        minWidth: 120,
        priority: 6,
      },
    ]
  }, [t, locale, timezone])
}
