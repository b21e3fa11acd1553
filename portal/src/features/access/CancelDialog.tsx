import type { AccessRequest } from '@tessera/contract'
import { calls } from '@tessera/contract'
import { Button, InlineAlert, Stack, Text } from '@tessera/ui'
import { Dialog } from '@tessera/ui/dialog'
import type { ReactNode } from 'react'
import { useCachedResponses } from '../../data/use-cached-responses.ts'
import { failureText } from '../../messages/failure-text.ts'
import { useIntl } from '../../messages/intl.tsx'
import { useWrite } from '../../platform/feedback/use-write.ts'
import { useUser } from '../../platform/session/session.tsx'

const CHANGED = [calls.access.requests, calls.access.overview, calls.access.companies]
const EFFECTS = { refreshes: CHANGED, toast: 'access.cancelled' } as const

// The initial focus is on the safe option.
const INITIAL_FOCUS_CANCEL = { autoFocus: true }

interface CancelDialogProps {
  request: AccessRequest
  onCancelled: (request: AccessRequest) => void
  onClose: () => void
}

/** Asks for confirmation before an open request is canceled. */
export function CancelDialog({ request, onCancelled, onClose }: CancelDialogProps): ReactNode {
  const { t } = useIntl()
  const { login_id: loginId } = useUser()
  const { refresh } = useCachedResponses()
  const { write, isPending, error } = useWrite(calls.access.cancel, EFFECTS)
  const { id: requestId, company_name: company } = request
  const cancel = async (): Promise<void> => {
    try {
      await write({ params: { loginId, requestId } })
    } catch {
      // The failure is in `error`; another user can have decided in the meantime, so the list is refreshed.
      await refresh(...CHANGED)
      return
    }
    onCancelled(request)
    onClose()
  }
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      role="alertdialog"
      size="small"
      isPending={isPending}
      title={t('access.cancelTitle')}
      actions={
        <>
          <Button {...INITIAL_FOCUS_CANCEL} isDisabled={isPending} onPress={onClose}>
            {t('access.keep')}
          </Button>
          <Button variant="danger" isPending={isPending} onPress={() => void cancel()}>
            {t('access.cancel')}
          </Button>
        </>
      }
    >
      <Stack gap={3}>
        <Text size={16}>{t('access.cancelText', { company })}</Text>
        {error && <InlineAlert tone="danger">{failureText(t, error, 'notice')}</InlineAlert>}
      </Stack>
    </Dialog>
  )
}
