import type { Mail } from '@tessera/contract'
import { calls, LIMITS, MAIL_LIST } from '@tessera/contract'
import { EmptyState } from '@tessera/ui'
import { DataTableSearch, DataTableToolbar } from '@tessera/ui/data-table'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { useIntl } from '../../messages/intl.tsx'
import { toastFailure } from '../../platform/feedback/toasts.ts'
import { useWrite } from '../../platform/feedback/use-write.ts'
import { ListTable } from '../../tables/ListTable.tsx'
import { useList } from '../../tables/use-list.ts'
import { MailDialog } from './MailDialog.tsx'
import { useMailColumns } from './mail-columns.tsx'

const EFFECTS = { refreshes: [calls.operations.mails], toast: 'operations.mailQueued' } as const

/** The outbox: what was mailed to whom, and what still waits. */
export function MailsTab(): ReactNode {
  const { t } = useIntl()
  const list = useList(calls.operations.mails, MAIL_LIST, { analytics: 'mails' })
  const { write } = useWrite(calls.operations.resendMail, EFFECTS)
  const [read, setRead] = useState<Mail | null>(null)
  const columns = useMailColumns({
    onRead: setRead,
    onResend: ({ id }) => void write({ params: { mailId: id } }).catch(toastFailure),
  })
  return (
    <>
      <ListTable
        aria-label={t('operations.mails')}
        columns={columns}
        list={list}
        emptyState={<EmptyState headingLevel={2} title={t('operations.noMails')} />}
      >
        <DataTableToolbar>
          <DataTableSearch label={t('operations.searchMails')} maxLength={LIMITS.search} delay={LIMITS.debounce} />
        </DataTableToolbar>
      </ListTable>
      {read && <MailDialog mail={read} onClose={() => setRead(null)} />}
    </>
  )
}
