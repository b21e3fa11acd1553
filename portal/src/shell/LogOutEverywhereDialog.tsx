import { calls, pathTo } from '@tessera/contract'
import { ConfirmDialog } from '@tessera/ui/confirm-dialog'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { asRequestError } from '../data/request-error.ts'
import { failureText } from '../messages/failure-text.ts'
import { useIntl } from '../messages/intl.tsx'
import { useWrite } from '../platform/feedback/use-write.ts'

interface LogOutEverywhereDialogProps {
  onOpenChange: (isOpen: boolean) => void
}

/** Asks the user to confirm the end of all their sessions, and ends them. */
export default function LogOutEverywhereDialog({ onOpenChange }: LogOutEverywhereDialogProps): ReactNode {
  const { t } = useIntl()
  const navigate = useNavigate()
  const { write } = useWrite(calls.session.logoutEverywhere)
  const leave = async (): Promise<void> => {
    await write()
    void navigate(pathTo('/logout'))
  }
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={onOpenChange}
      title={t('session.everywhereTitle')}
      confirmLabel={t('shell.everywhere')}
      onConfirm={leave}
      errorMessage={(reason) => failureText(t, asRequestError(reason), 'notice')}
    >
      {t('session.everywhereText')}
    </ConfirmDialog>
  )
}
