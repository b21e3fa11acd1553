import type { StaffIncident } from '@tessera/contract'
import { calls, hasPermission, ADMIN_PERMISSIONS } from '@tessera/contract'
import { CommentThread, Heading, InlineAlert, SidePanel, Spinner, Stack, StatusBadge, Text } from '@tessera/ui'
import type { ReactNode } from 'react'
import { useCall } from '../../data/use-call.ts'
import { useIntl } from '../../messages/intl.tsx'
import { LoadFailure } from '../../platform/feedback/LoadFailure.tsx'
import { conversationOf } from '../../platform/incidents/incident-thread.tsx'
import { STATUS_TONES } from '../../platform/incidents/incident-messages.ts'
import { IncidentFacts } from '../../platform/incidents/IncidentFacts.tsx'
import { IncidentHistory } from '../../platform/incidents/IncidentHistory.tsx'
import { useUser } from '../../platform/session/session.tsx'
import { neighborsOf } from '../../tables/neighbors.ts'
import { AnswerForm } from './AnswerForm.tsx'
import { Assignee } from './Assignee.tsx'

interface IncidentPanelProps {
  incidentId: string
  /** The incident references on the list's current page, in order. */
  order: readonly string[]
  onShow: (incidentId: string) => void
  onClose: () => void
}

/** Polling interval of the open incident, in milliseconds. */
const EVERY = 20_000

/** A panel in which staff work on one incident. */
export function IncidentPanel({ incidentId, order, onShow, onClose }: IncidentPanelProps): ReactNode {
  const { t } = useIntl()
  const { data, error, retry } = useCall(calls.incidents.readAsStaff, { params: { incidentId } }, { every: EVERY })
  const isGone = error?.status === 404
  return (
    <SidePanel
      isOpen
      onOpenChange={onClose}
      defaultWidth={560}
      title={data?.subject ?? incidentId}
      badge={data && <StatusBadge tone={STATUS_TONES[data.statusInfo.code]}>{data.statusInfo.label}</StatusBadge>}
      description={incidentId}
      {...neighborsOf(order, incidentId, onShow)}
    >
      {isGone ? (
        <Text>{t('incidents.missingText')}</Text>
      ) : data ? (
        <Shown key={incidentId} incident={data} />
      ) : error ? (
        <LoadFailure error={error} onRetry={retry} />
      ) : (
        <Spinner />
      )}
    </SidePanel>
  )
}

function Shown({ incident }: { incident: StaffIncident }): ReactNode {
  const { t } = useIntl()
  const { authz, user_preferences: preferences } = useUser()
  const canWork = hasPermission(authz.permissions, ADMIN_PERMISSIONS.updateIncident)
  const isOpen = incident.statusInfo.code !== 'CLOSED'
  return (
    <Stack gap={6}>
      <Assignee incident={incident} isReadOnly={!canWork || !isOpen} />
      {!incident.isContactConfirmed && (
        <InlineAlert tone="warning" title={t('operations.unconfirmedTitle')}>
          {t('operations.unconfirmedText')}
        </InlineAlert>
      )}
      {incident.verdict && (
        <InlineAlert
          tone={incident.verdict.helped ? 'success' : 'warning'}
          title={t(incident.verdict.helped ? 'operations.didHelp' : 'operations.didNotHelp')}
        >
          {incident.verdict.text
            ? t('incidents.verdictQuote', { text: incident.verdict.text })
            : t('operations.noVerdictText')}
        </InlineAlert>
      )}
      <CommentThread
        headingLevel={3}
        aria-label={t('incidents.conversation')}
        timeZone={preferences.locale.timezone}
        comments={conversationOf(incident)}
      />
      {canWork && isOpen && <AnswerForm incident={incident} />}
      <Stack gap={2}>
        <Heading level={3}>{t('incidents.facts')}</Heading>
        <IncidentFacts incident={incident} layout="aside" />
      </Stack>
      <Stack gap={3}>
        <Heading level={3}>{t('incidents.history')}</Heading>
        <IncidentHistory history={incident.history} />
      </Stack>
    </Stack>
  )
}
