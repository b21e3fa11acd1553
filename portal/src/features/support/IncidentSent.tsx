import { pathTo } from '@tessera/contract'
import { Button, ButtonLink, InlineAlert, Text } from '@tessera/ui'
import type { ReactNode, RefObject } from 'react'
import { useEffect } from 'react'
import { useIntl } from '../../messages/intl.tsx'
import { useSession } from '../../platform/session/session.tsx'

interface IncidentSentProps {
  incidentId: string
  /** The email address of the contact. */
  address: string
  /** Whether the contact's address is already confirmed. */
  isContactConfirmed: boolean
  /** The page's heading, which takes the focus from the form. */
  headingRef: RefObject<HTMLHeadingElement | null>
  onAnother: () => void
}

/** Confirms that an incident was filed, and shows what happens next and where to continue. */
export function IncidentSent(props: IncidentSentProps): ReactNode {
  const { incidentId, address, isContactConfirmed, headingRef, onAnother } = props
  const { t } = useIntl()
  const { user } = useSession()
  const canView = user !== null
  useEffect(() => {
    window.scrollTo({ top: 0, behavior: 'instant' })
    headingRef.current?.focus()
  }, [headingRef])
  return (
    <InlineAlert
      tone="success"
      title={t('newIncident.submitted', { incidentId })}
      actions={
        <>
          {canView && (
            <ButtonLink href={pathTo('/support/trackTicket/:ticketId', { ticketId: incidentId })} variant="primary">
              {t('newIncident.view')}
            </ButtonLink>
          )}
          <Button onPress={onAnother}>{t('newIncident.another')}</Button>
          <ButtonLink href={pathTo('/support')}>{t('newIncident.home')}</ButtonLink>
        </>
      }
    >
      <Text>{t(isContactConfirmed ? 'newIncident.next' : 'newIncident.nextConfirm', { address })}</Text>
    </InlineAlert>
  )
}
