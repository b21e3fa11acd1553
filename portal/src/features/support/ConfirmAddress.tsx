import { calls, pathTo } from '@tessera/contract'
import { Button, ButtonLink, Page, PageMessage } from '@tessera/ui'
import type { ReactNode } from 'react'
import { useEffect, useRef, useState } from 'react'
import { useCall } from '../../data/use-call.ts'
import { failureText } from '../../messages/failure-text.ts'
import { useIntl } from '../../messages/intl.tsx'
import { useWrite } from '../../platform/feedback/use-write.ts'

/** Confirms the address of an incident. The user must press a button, because email scanners open links too. */
export function ConfirmAddress({ token }: { token: string }): ReactNode {
  const { t } = useIntl()
  const checked = useCall(calls.incidents.checkConfirmLink, { query: { token } }).error
  const { write, isPending, error: refused } = useWrite(calls.incidents.confirm)
  // Other failures of the check are ignored, because the press reports them.
  const error = refused ?? (checked?.code === 'CONFIRM_LINK_EXPIRED' ? checked : undefined)
  const [incidentId, setIncidentId] = useState<string | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const isExpired = error?.code === 'CONFIRM_LINK_EXPIRED'
  const isOver = incidentId !== null || isExpired
  useEffect(() => {
    if (isOver) heading.current?.focus()
  }, [isOver])
  const confirm = async (): Promise<void> => {
    // The failure is in `error`.
    const created = await write({ body: { token } }).catch(() => null)
    if (created) setIncidentId(created.incidentId)
  }
  const title = incidentId
    ? 'newIncident.confirmed'
    : isExpired
      ? 'newIncident.linkExpired'
      : 'newIncident.confirmTitle'
  return (
    <Page>
      <PageMessage
        headingLevel={1}
        headingRef={heading}
        picture={isExpired ? 'broken' : 'message'}
        title={t(title)}
        actions={
          isOver ? (
            <ButtonLink href={pathTo('/support')} variant="primary">
              {t('newIncident.home')}
            </ButtonLink>
          ) : (
            <Button variant="primary" isPending={isPending} onPress={() => void confirm()}>
              {error ? t('shell.tryAgain') : t('newIncident.confirm')}
            </Button>
          )
        }
      >
        {incidentId
          ? t('newIncident.confirmedText', { incidentId })
          : error
            ? failureText(t, error, 'page')
            : t('newIncident.confirmText')}
      </PageMessage>
    </Page>
  )
}
