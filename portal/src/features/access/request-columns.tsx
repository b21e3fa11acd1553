import type { AccessRequest } from '@tessera/contract'
import { Button, StatusBadge } from '@tessera/ui'
import type { DataTableColumn } from '@tessera/ui/data-table'
import { useMemo } from 'react'
import { dateIn } from '../../messages/date.ts'
import { useIntl } from '../../messages/intl.tsx'
import { useUser } from '../../platform/session/session.tsx'
import type { TextLimit } from '../../tables/text-limit.ts'
import { STATUS_TONES, STATUS_MESSAGES } from '../../platform/access/request-status.ts'
import { outcomeOf } from './request-messages.ts'

/** The columns of the user's own requests. */
export function useRequestColumns(onCancel: (request: AccessRequest) => void): DataTableColumn<AccessRequest>[] {
  const { t, locale } = useIntl()
  const { timezone } = useUser().user_preferences.locale
  return useMemo(() => {
    const dateOf = (iso: string): string => dateIn(locale, iso, timezone)
    return [
      {
        id: 'company_name',
        header: t('access.organization'),
        width: '3fr',
        minWidth: 140,
        priority: 0,
        isRowHeader: true,
        isSortable: true,
      },
      {
        id: 'product_text',
        header: t('access.applications'),
        width: '4fr',
        minWidth: 180,
        priority: 3,
        maxLines: 'all',
      },
      {
        id: 'requestor_note',
        header: t('access.requesterNote'),
        width: '4fr',
        minWidth: 160,
        priority: 6,
        limit: 35 satisfies TextLimit,
      },
      {
        id: 'create_time',
        header: t('access.requestDate'),
        width: 136,
        priority: 4,
        isSortable: true,
        value: ({ create_time: requested }) => dateOf(requested),
      },
      {
        id: 'status',
        header: t('access.status'),
        width: 128,
        priority: 1,
        value: ({ status }) => t(STATUS_MESSAGES[status]),
        cell: ({ status }) => <StatusBadge tone={STATUS_TONES[status]}>{t(STATUS_MESSAGES[status])}</StatusBadge>,
      },
      {
        id: 'outcome',
        header: t('access.outcome'),
        width: '4fr',
        minWidth: 180,
        priority: 5,
        maxLines: 'all',
        value: (request) => outcomeOf(request, t, dateOf),
      },
      {
        id: 'cancel',
        header: t('access.action'),
        width: 112,
        sticky: 'end',
        priority: 2,
        isSearchable: false,
        cell: (request) =>
          request.status === 'SUBMITTED' && (
            <Button
              size="small"
              aria-label={t('access.cancelNamed', { company: request.company_name })}
              onPress={() => onCancel(request)}
            >
              {t('access.cancelThis')}
            </Button>
          ),
      },
    ]
  }, [t, locale, timezone, onCancel])
}
