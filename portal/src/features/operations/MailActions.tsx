import type { Mail } from '@tessera/contract'
import { Button, Inline } from '@tessera/ui'
import type { ReactNode } from 'react'
import { useIntl } from '../../messages/intl.tsx'

interface MailActionsProps {
  mail: Mail
  /** Undefined if the server does not return the text. */
  onRead: (() => void) | undefined
  /** Undefined if the user cannot send it. */
  onResend: (() => void) | undefined
}

/** Actions on one email. */
export function MailActions({ mail: { recipient }, onRead, onResend }: MailActionsProps): ReactNode {
  const { t } = useIntl()
  return (
    <Inline gap={2} wrap={false}>
      {onRead && (
        <Button size="small" aria-label={t('operations.readNamed', { recipient })} onPress={onRead}>
          {t('operations.read')}
        </Button>
      )}
      {onResend && (
        <Button size="small" aria-label={t('operations.resendNamed', { recipient })} onPress={onResend}>
          {t('operations.resend')}
        </Button>
      )}
    </Inline>
  )
}
