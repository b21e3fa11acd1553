import { calls } from '@tessera/contract'
import { SidePanel, Spinner } from '@tessera/ui'
import type { ReactNode } from 'react'
import { useEffect, useState } from 'react'
import { useCachedResponses } from '../../data/use-cached-responses.ts'
import { useCall } from '../../data/use-call.ts'
import { useIntl } from '../../messages/intl.tsx'
import { LoadFailure } from '../../platform/feedback/LoadFailure.tsx'
import { useUser } from '../../platform/session/session.tsx'
import { nameOf } from './admin-messages.ts'
import { UserForm } from './UserForm.tsx'
import { USER_PANEL_WIDTH } from './user-panel-width.ts'

interface UserFormPanelProps {
  /** The edited user; null for a new one. */
  loginId: string | null
  onClose: () => void
}

/** Adds or edits a user of the company. */
export function UserFormPanel({ loginId, onClose }: UserFormPanelProps): ReactNode {
  const { t } = useIntl()
  const { id: companyId } = useUser().tenant
  const person = useCall(loginId === null ? null : calls.users.user, {
    params: { companyId, loginId: loginId ?? '' },
  })
  const products = useCall(calls.users.companyProducts, { params: { companyId } })
  const [isSaving, setSaving] = useState(false)
  const { refresh } = useCachedResponses()
  // Refreshes the user's data first, because it can be outdated and must not change in an open form.
  const [isFresh, setFresh] = useState(person.data === undefined)
  useEffect(() => {
    if (!isFresh) void refresh(calls.users.user).finally(() => setFresh(true))
  }, [isFresh, refresh])
  const error = person.error ?? products.error
  const isThere = isFresh && products.data !== undefined && (loginId === null || person.data !== undefined)
  const name = person.data ? nameOf(person.data) : (loginId ?? '')
  return (
    <SidePanel
      isOpen
      onOpenChange={() => !isSaving && onClose()}
      defaultWidth={USER_PANEL_WIDTH}
      title={loginId === null ? t('admin.addUser') : t('admin.editNamed', { name })}
    >
      {isThere ? (
        <UserForm person={person.data ?? null} products={products.data ?? []} onSaving={setSaving} onDone={onClose} />
      ) : error ? (
        <LoadFailure
          error={error}
          onRetry={() => {
            person.retry()
            products.retry()
          }}
        />
      ) : (
        <Spinner />
      )}
    </SidePanel>
  )
}
