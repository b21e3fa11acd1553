import type { Mail } from '@tessera/contract'
import { StatusBadge } from '@tessera/ui'
import type { DataTableColumn } from '@tessera/ui/data-table'
import type { ReactNode } from 'react'
import { useMemo } from 'react'
import { DateTime } from '../../messages/DateTime.tsx'
import { dateTimeIn } from '../../messages/date-time.ts'
import { useIntl } from '../../messages/intl.tsx'
import { useUser } from '../../platform/session/session.tsx'

function actsColumn(header: string, cell: (mail: Mail) => ReactNode): DataTableColumn<Mail> {
  return { id: 'acts', header, width: 216, sticky: 'end', priority: 1, isSearchable: false, cell }
}

/** Returns the columns of the outbox. Without `mailActions`, there is no column for actions. */
export function useMailColumns(mailActions: ((mail: Mail) => ReactNode) | undefined): DataTableColumn<Mail>[] {
  const { t, locale } = useIntl()
  const { timezone } = useUser().user_preferences.locale
  return useMemo(
    () => [
      {
        id: 'recipient',
        header: t('operations.recipient'),
        width: '3fr',
        minWidth: 180,
        priority: 0,
        isRowHeader: true,
        isSortable: true,
        maxLines: 'all',
      },
      { id: 'subject', header: t('operations.subject'), width: '3fr', minWidth: 160, priority: 2, maxLines: 'all' },
      {
        id: 'created_at',
        header: t('operations.written'),
        width: '3fr',
        minWidth: 168,
        maxLines: 'all',
        priority: 3,
        isSortable: true,
        value: ({ created_at: at }) => dateTimeIn(locale, at, timezone),
        cell: ({ created_at: at }) => <DateTime iso={at} timeZone={timezone} isRelative />,
      },
      {
        id: 'sent_at',
        header: t('operations.status'),
        width: 120,
        priority: 1,
        value: ({ sent_at: at }) => t(at ? 'operations.sent' : 'operations.waiting'),
        cell: ({ sent_at: at }) => (
          <StatusBadge tone={at ? 'success' : 'spark'}>{t(at ? 'operations.sent' : 'operations.waiting')}</StatusBadge>
        ),
      },
      { id: 'tries', header: t('operations.tries'), width: 104, align: 'end', priority: 4 },
      ...(mailActions ? [actsColumn(t('operations.actions'), mailActions)] : []),
    ],
    [t, locale, timezone, mailActions],
  )
}
