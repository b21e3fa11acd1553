import type { IncidentRow } from '@tessera/contract'
import { Badge, Inline, StatusBadge } from '@tessera/ui'
import type { DataTableColumn } from '@tessera/ui/data-table'
import { useMemo } from 'react'
import { DateTime } from '../../messages/DateTime.tsx'
import { dateTimeIn } from '../../messages/date-time.ts'
import { useIntl } from '../../messages/intl.tsx'
import { useUser } from '../../platform/session/session.tsx'
import type { TextLimit } from '../../tables/text-limit.ts'
import { STATUS_TONES } from '../../platform/incidents/incident-words.ts'

type Row = Omit<IncidentRow, 'unread'> & { unread?: boolean }

/** The columns that a user's list and the staff's queue share. */
export function useIncidentColumns(): DataTableColumn<Row>[] {
  const { t, locale } = useIntl()
  const { timezone } = useUser().user_preferences.locale
  return useMemo(() => {
    const moment = (id: 'createdOn' | 'lastUpdatedOn', header: string, priority: number): DataTableColumn<Row> => ({
      id,
      header,
      width: 168,
      priority,
      isSortable: true,
      value: (row) => dateTimeIn(locale, row[id], timezone),
      cell: (row) => <DateTime iso={row[id]} timeZone={timezone} isRelative />,
    })
    return [
      {
        id: 'incidentId',
        header: t('incidents.reference'),
        width: 184,
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
        width: '4fr',
        minWidth: 200,
        priority: 1,
        under: 'incidentId',
        isSortable: true,
      },
      {
        id: 'statusInfo',
        header: t('incidents.status'),
        width: 208,
        priority: 2,
        isSortable: true,
        value: ({ statusInfo }) => statusInfo.label,
        cell: ({ statusInfo: { code, label } }) => <StatusBadge tone={STATUS_TONES[code]}>{label}</StatusBadge>,
      },
      moment('createdOn', t('incidents.submitted'), 4),
      moment('lastUpdatedOn', t('incidents.updated'), 3),
      {
        id: 'companyName',
        header: t('incidents.company'),
        width: '2fr',
        minWidth: 120,
        priority: 5,
        isSortable: true,
      },
      {
        id: 'query',
        header: t('incidents.query'),
        width: '4fr',
        minWidth: 160,
        priority: 6,
        limit: 50 satisfies TextLimit,
      },
    ]
  }, [t, locale, timezone])
}
