import type { ReactNode } from 'react'
import { reported } from '../../platform/feedback/reported-errors.ts'
import { useCallback, useState } from 'react'
import { nameOf } from './admin-messages.ts'
import type { OnAction } from './use-actions-on.ts'
import { useUserActions } from './use-user-actions.ts'
import { UserFormPanel } from './UserFormPanel.tsx'
import type { PendingAction } from './UserQuestion.tsx'
import { UserQuestion } from './UserQuestion.tsx'

/** Returns the actions on one user: immediate, confirmed or in a form; render the returned elements. */
export function useActionDialogs(): { onAction: OnAction; dialog: ReactNode; endEditing: () => void } {
  const userActions = useUserActions()
  const [edited, setEdited] = useState<string | null>(null)
  const [pending, setPending] = useState<PendingAction | null>(null)
  const onAction = useCallback<OnAction>(
    (wanted, person) => {
      const { loginId } = person
      if (wanted === 'RESEND') return reported(userActions.resend(loginId))
      if (wanted === 'RENEW') return reported(userActions.renew(loginId))
      if (wanted === 'EDIT') setEdited(loginId)
      else setPending({ action: wanted, targets: [{ ids: [loginId] }], name: nameOf(person) })
      return undefined
    },
    [userActions],
  )
  const dialog = (
    <>
      {edited !== null && <UserFormPanel loginId={edited} onClose={() => setEdited(null)} />}
      {pending && <UserQuestion pending={pending} onClose={() => setPending(null)} />}
    </>
  )
  return { onAction, dialog, endEditing: () => setEdited(null) }
}
