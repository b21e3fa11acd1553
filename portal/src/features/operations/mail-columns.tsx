import type { Mail } from '@tessera/contract'
import { Button, Inline, StatusBadge } from '@tessera/ui'
import type { DataTableColumn } from '@tessera/ui/data-table'
import { useMemo } from 'react'
import { DateTime } from '../../messages/DateTime.tsx'
import { dateTimeIn } from '../../messages/date-time.ts'
import { useIntl } from '../../messages/intl.tsx'
import { useUser } from '../../platform/session/session.tsx'

interface MailActs {
  onRead: (mail: Mail) => void
  onResend: (mail: Mail) => void
}

/** The columns of the outbox; what a mail says can be read where the server tells it. */
export function useMailColumns({ onRead, onResend }: MailActs): DataTableColumn<Mail>[] {
  const { t, locale } = useIntl()
  const { authz, user_preferences: preferences } = useUser()
  const { timezone } = preferences.locale
  const mayResend = authz.group === 'SUPER_ADMIN'
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
      },
      { id: 'subject', header: t('operations.subject'), width: '4fr', minWidth: 180, priority: 2, lines: 'all' },
      {
        id: 'created_at',
        header: t('operations.written'),
        width: '2fr',
        minWidth: 232,
        priority: 3,
        isSortable: true,
        value: ({ created_at: at }) => dateTimeIn(locale, at, timezone),
        cell: ({ created_at: at }) => <DateTime iso={at} timeZone={timezone} />,
      },
      {
        id: 'sent_at',
        header: t('operations.status'),
        width: 136,
        priority: 1,
        value: ({ sent_at: at }) => t(at ? 'operations.sent' : 'operations.waiting'),
        cell: ({ sent_at: at }) => (
          <StatusBadge tone={at ? 'success' : 'spark'}>{t(at ? 'operations.sent' : 'operations.waiting')}</StatusBadge>
        ),
      },
      { id: 'tries', header: t('operations.tries'), width: 104, align: 'end', priority: 4 },
      {
        id: 'acts',
        header: t('operations.acts'),
        width: 216,
        sticky: 'end',
        priority: 1,
        isSearchable: false,
        cell: (mail) => (
          <Inline gap={2} wrap={false}>
            {mail.body !== null && (
              <Button
                size="small"
                aria-label={t('operations.readNamed', { recipient: mail.recipient })}
                onPress={() => onRead(mail)}
              >
                {t('operations.read')}
              </Button>
            )}
            {mayResend && (
              <Button
                size="small"
                aria-label={t('operations.resendNamed', { recipient: mail.recipient })}
                onPress={() => onResend(mail)}
              >
                {t('operations.resend')}
              </Button>
            )}
          </Inline>
        ),
      },
    ],
    [t, locale, timezone, mayResend, onRead, onResend],
  )
}
