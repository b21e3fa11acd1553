import type { AccessDecision, ReceivedRequest } from '@tessera/contract'
import { calls } from '@tessera/contract'
import { Avatar, Button, DescriptionList, SidePanel, Spinner, StatusBadge, Text } from '@tessera/ui'
import type { ReactNode } from 'react'
import { useCall } from '../../data/use-call.ts'
import { DateTime } from '../../messages/DateTime.tsx'
import { useIntl } from '../../messages/intl.tsx'
import { STATUS_TONES, STATUS_MESSAGES } from '../../platform/access/request-status.ts'
import { LoadFailure } from '../../platform/feedback/LoadFailure.tsx'
import { useUser } from '../../platform/session/session.tsx'
import { USER_PANEL_WIDTH } from './user-panel-width.ts'

/** Returns the full name of the user who sent a request. */
export const requesterOf = ({ first_name: first, last_name: last }: ReceivedRequest): string => `${first} ${last}`

interface RequestPanelProps {
  id: string
  onClose: () => void
  /** Opens the confirmation of a decision; absent for readers who cannot decide. */
  onDecide?: (decision: AccessDecision, request: ReceivedRequest) => void
}

/** A panel with all facts of a received request; its URL contains the request. */
export function RequestPanel({ id, onClose, onDecide }: RequestPanelProps): ReactNode {
  const { t } = useIntl()
  const { id: companyId } = useUser().tenant
  const { data: request, error, retry } = useCall(calls.access.readReceived, { params: { companyId, id } })
  const isGone = error?.status === 404
  return (
    <SidePanel
      isOpen
      onOpenChange={onClose}
      defaultWidth={USER_PANEL_WIDTH}
      title={request ? requesterOf(request) : t('received.request')}
      avatar={request && <Avatar name={requesterOf(request)} size="large" isDecorative />}
      badge={
        request && <StatusBadge tone={STATUS_TONES[request.status]}>{t(STATUS_MESSAGES[request.status])}</StatusBadge>
      }
      description={request?.email}
      actions={
        request?.status === 'SUBMITTED' &&
        onDecide && (
          <>
            <Button onPress={() => onDecide('REJECTED', request)}>{t('received.reject')}</Button>
            <Button variant="primary" onPress={() => onDecide('APPROVED', request)}>
              {t('received.approve')}
            </Button>
          </>
        )
      }
    >
      {isGone ? (
        <Text>{t('received.notFound')}</Text>
      ) : request ? (
        <RequestFacts request={request} />
      ) : error ? (
        <LoadFailure error={error} onRetry={retry} />
      ) : (
        <Spinner />
      )}
    </SidePanel>
  )
}

function RequestFacts({ request }: { request: ReceivedRequest }): ReactNode {
  const { t } = useIntl()
  const { timezone } = useUser().user_preferences.locale
  const { decided_at: decidedAt, decided_by: decidedBy } = request
  return (
    <DescriptionList
      layout="aside"
      aria-label={t('received.request')}
      items={[
        { id: 'products', term: t('received.products'), description: request.product_text },
        ...(request.approved_text
          ? [{ id: 'approved', term: t('received.approved'), description: request.approved_text }]
          : []),
        { id: 'note', term: t('received.note'), description: request.requestor_note },
        {
          id: 'date',
          term: t('received.date'),
          description: <DateTime iso={request.create_time} timeZone={timezone} inDigits isZoneShown />,
        },
        ...(request.status === 'SUBMITTED'
          ? [
              {
                id: 'until',
                term: t('received.until'),
                description: <DateTime iso={request.expires_at} timeZone={timezone} isDay />,
              },
            ]
          : []),
        ...(decidedBy !== null ? [{ id: 'by', term: t('received.decidedBy'), description: decidedBy }] : []),
        ...(decidedAt !== null
          ? [
              {
                id: 'at',
                term: t('received.decidedOn'),
                description: <DateTime iso={decidedAt} timeZone={timezone} inDigits isZoneShown />,
              },
            ]
          : []),
        ...(request.reason ? [{ id: 'reason', term: t('received.reason'), description: request.reason }] : []),
      ]}
    />
  )
}
