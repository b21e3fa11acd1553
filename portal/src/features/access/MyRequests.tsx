import type { AccessRequest } from '@tessera/contract'
import { ACCESS_REQUEST_LIST, calls } from '@tessera/contract'
import { EmptyState } from '@tessera/ui'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { useIntl } from '../../messages/intl.tsx'
import { useUser } from '../../platform/session/session.tsx'
import { ListTable } from '../../tables/ListTable.tsx'
import { useList } from '../../tables/use-list.ts'
import { CancelDialog } from './CancelDialog.tsx'
import { useRequestColumns } from './request-columns.tsx'

/** The user's requests, newest first; an open one can be canceled. */
export function MyRequests({ onCancelled }: { onCancelled: (cancelled: AccessRequest) => void }): ReactNode {
  const { t } = useIntl()
  const { login_id: loginId } = useUser()
  const list = useList(calls.access.requests, ACCESS_REQUEST_LIST, { analytics: 'accessRequests', params: { loginId } })
  const [wanted, setWanted] = useState<AccessRequest | null>(null)
  const columns = useRequestColumns(setWanted)
  return (
    <>
      <ListTable
        aria-label={t('access.mine')}
        columns={columns}
        list={list}
        emptyState={
          <EmptyState headingLevel={3} title={t('access.noneTitle')}>
            {t('access.noneText')}
          </EmptyState>
        }
      />
      {wanted && <CancelDialog request={wanted} onCancelled={onCancelled} onClose={() => setWanted(null)} />}
    </>
  )
}
