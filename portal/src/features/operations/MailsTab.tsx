import type { Mail } from '@tessera/contract'
import { calls, LIMITS, MAIL_LIST } from '@tessera/contract'
import { EmptyState, InlineAlert, Stack } from '@tessera/ui'
import { DataTableSearch, DataTableToolbar } from '@tessera/ui/data-table'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { useIntl } from '../../messages/intl.tsx'
import { toastFailure } from '../../platform/feedback/toasts.ts'
import { useWrite } from '../../platform/feedback/use-write.ts'
import { useUser } from '../../platform/session/session.tsx'
import { ListTable } from '../../tables/ListTable.tsx'
import { useKeepPreviousData } from '../../tables/use-keep-previous-data.ts'
import { useList } from '../../tables/use-list.ts'
import { MailActions } from './MailActions.tsx'
import { MailDialog } from './MailDialog.tsx'
import { useMailColumns } from './mail-columns.tsx'

const EFFECTS = { refreshes: [calls.operations.mails], toast: 'operations.mailQueued' } as const

/** The outbox: sent and waiting emails. */
export function MailsTab(): ReactNode {
  const { t } = useIntl()
  const list = useList(calls.operations.mails, MAIL_LIST, { analytics: 'mails' })
  const { write } = useWrite(calls.operations.resendMail, EFFECTS)
  const [read, setRead] = useState<Mail | null>(null)
  const isSender = useUser().authz.group === 'SUPER_ADMIN'
  const mails = useKeepPreviousData(list.answer)?.rows ?? []
  const canResend = ({ sendable }: Mail): boolean => sendable && isSender
  const hasActions = mails.some((mail) => mail.body !== null || canResend(mail))
  const resend = ({ id }: Mail): void => void write({ params: { mailId: id } }).catch(toastFailure)
  const columns = useMailColumns(
    hasActions
      ? (mail) => (
          <MailActions
            mail={mail}
            onRead={mail.body === null ? undefined : () => setRead(mail)}
            onResend={canResend(mail) ? () => resend(mail) : undefined}
          />
        )
      : undefined,
  )
  const isSearched = Boolean(list.binding.state.search)
  if (list.answer?.total === 0 && !isSearched) {
    return (
      <EmptyState headingLevel={2} title={t('operations.noMails')}>
        {t('operations.noMailsText')}
      </EmptyState>
    )
  }
  return (
    <Stack gap={4}>
      {mails.some(({ sendable }) => !sendable) && (
        <InlineAlert tone="info" title={t('operations.unsentTitle')}>
          {t('operations.unsent')}
        </InlineAlert>
      )}
      <ListTable aria-label={t('operations.mails')} columns={columns} list={list}>
        <DataTableToolbar>
          <DataTableSearch label={t('operations.searchMails')} maxLength={LIMITS.search} delay={LIMITS.debounce} />
        </DataTableToolbar>
      </ListTable>
      {read && <MailDialog mail={read} onClose={() => setRead(null)} />}
    </Stack>
  )
}
