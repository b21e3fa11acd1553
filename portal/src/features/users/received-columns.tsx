import type { ReceivedRequest } from '@tessera/contract'
import { StatusBadge } from '@tessera/ui'
import type { DataTableColumn } from '@tessera/ui/data-table'
import { useMemo } from 'react'
import { useIntl } from '../../messages/intl.tsx'
import { STATUS_TONES, STATUS_MESSAGES } from '../../platform/access/request-status.ts'
import type { TextLimit } from '../../tables/text-limit.ts'
import { useTimeColumns } from '../../tables/use-time-columns.tsx'

/** The columns of the access requests that a company received. */
export function useReceivedColumns(): DataTableColumn<ReceivedRequest>[] {
  const { t } = useIntl()
  const { dayColumn } = useTimeColumns()
  return useMemo(() => {
    const common = { isSortable: true, isResizable: true } as const
    return [
      {
        ...common,
        id: 'first_name',
        header: t('received.firstName'),
        width: '2fr',
        minWidth: 104,
        priority: 3,
        inlineWith: 'last_name',
      },
      {
        ...common,
        id: 'last_name',
        header: t('received.lastName'),
        width: '2fr',
        minWidth: 128,
        priority: 0,
        isRowHeader: true,
      },
      {
        ...common,
        id: 'email',
        header: t('received.email'),
        width: '3fr',
        minWidth: 172,
        priority: 1,
        stackUnder: 'last_name',
        overflow: 'middle',
        limit: 50 satisfies TextLimit,
      },
      { id: 'product_text', header: t('received.products'), width: '3fr', minWidth: 160, priority: 2, maxLines: 'all' },
      {
        id: 'requestor_note',
        header: t('received.note'),
        width: '4fr',
        minWidth: 176,
        priority: 5,
        limit: 35 satisfies TextLimit,
      },
      {
        ...dayColumn<ReceivedRequest>('create_time', t('received.date'), ({ create_time: at }) => at),
        minWidth: 152,
        priority: 4,
      },
      {
        id: 'status',
        header: t('received.status'),
        width: 128,
        priority: 6,
        value: ({ status }) => t(STATUS_MESSAGES[status]),
        cell: ({ status }) => <StatusBadge tone={STATUS_TONES[status]}>{t(STATUS_MESSAGES[status])}</StatusBadge>,
      },
    ]
  }, [t, dayColumn])
}
