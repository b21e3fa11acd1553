import { calls, pathTo } from '@tessera/contract'
import type { ConfirmDialogProps } from '@tessera/ui/confirm-dialog'
import type { ComponentType, ReactNode } from 'react'
import { lazy, Suspense, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { asRequestError } from '../data/request-error.ts'
import { failureText } from '../messages/failure-text.ts'
import { useIntl } from '../messages/intl.tsx'
import { useWrite } from '../platform/feedback/use-write.ts'
import { loadPart } from '../platform/routing/lazy-page.ts'

async function loadDialog(): Promise<{ default: ComponentType<ConfirmDialogProps> }> {
  const { ConfirmDialog: loaded } = await import('@tessera/ui/confirm-dialog')
  return { default: loaded }
}

const ConfirmDialog = lazy(() => loadPart(loadDialog))

/** Loads the dialog before it is asked for; what fails here is told when it is. */
export function preloadLogOutEverywhere(): void {
  void loadDialog().catch(() => {})
}

interface LogOutEverywhere {
  item: { id: string; label: string; onAction: () => void }
  /** Asks before it is done; stands wherever the item's menu does. */
  dialog: ReactNode
}

/** An entry of the user menu that ends all of a person's sessions, after asking. */
export function useLogOutEverywhere(): LogOutEverywhere {
  const { t } = useIntl()
  const navigate = useNavigate()
  const [isAsking, setIsAsking] = useState(false)
  const label = t('shell.everywhere')
  const { write } = useWrite(calls.session.logoutEverywhere)
  const leave = async (): Promise<void> => {
    await write()
    void navigate(pathTo('/logout'))
  }
  return {
    item: { id: 'logOutEverywhere', label, onAction: () => setIsAsking(true) },
    dialog: isAsking && (
      <Suspense>
        <ConfirmDialog
          isOpen
          onOpenChange={setIsAsking}
          title={t('shell.everywhereTitle')}
          confirmLabel={label}
          onConfirm={leave}
          errorMessage={(reason) => failureText(t, asRequestError(reason), 'notice')}
        >
          {t('shell.everywhereText')}
        </ConfirmDialog>
      </Suspense>
    ),
  }
}
