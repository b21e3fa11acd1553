import type { Incident } from '@tessera/contract'
import { calls, pathTo } from '@tessera/contract'
import {
  Breadcrumbs,
  Button,
  ButtonLink,
  Card,
  CommentThread,
  Grid,
  InlineAlert,
  Page,
  PageMessage,
  Section,
  Skeleton,
  Stack,
  StatusBadge,
} from '@tessera/ui'
import { ConfirmDialog } from '@tessera/ui/confirm-dialog'
import type { ReactNode } from 'react'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useCall } from '../../data/use-call.ts'
import { useIntl } from '../../messages/intl.tsx'
import { LoadFailure } from '../../platform/feedback/LoadFailure.tsx'
import { useWrite } from '../../platform/feedback/use-write.ts'
import { useUser } from '../../platform/session/session.tsx'
import { CommentForm } from './CommentForm.tsx'
import { IncidentFacts } from '../../platform/incidents/IncidentFacts.tsx'
import { IncidentHistory } from '../../platform/incidents/IncidentHistory.tsx'
import { conversationOf } from '../../platform/incidents/incident-thread.tsx'
import { STATUS_TONES } from '../../platform/incidents/incident-messages.ts'
import { INCIDENT_CALLS } from './use-comment-form.ts'
import { Verdict } from './Verdict.tsx'

/** Polling interval of an open incident, in milliseconds. */
const EVERY = 20_000
/** From a width of 1024 px, the facts are next to the conversation; on a phone they are below it. */
const COLUMNS = { base: 1, large: 2 } as const
const READ = { refreshes: INCIDENT_CALLS } as const
const CLOSED = { refreshes: INCIDENT_CALLS, toast: 'incidents.closed' } as const

/** One incident with its conversation. */
export default function IncidentPage(): ReactNode {
  const { pathname } = useLocation()
  const incidentId = pathname.slice(pathTo('/support/trackTicket').length + 1)
  const { data, error, retry } = useCall(calls.incidents.read, { params: { incidentId } }, { every: EVERY })
  if (data) return <Shown incident={data} />
  if (error?.status === 404) return <Missing />
  if (error) {
    return (
      <Page>
        <LoadFailure headingLevel={1} error={error} onRetry={retry} />
      </Page>
    )
  }
  return (
    <Page title={incidentId} breadcrumbs={<Crumbs of={incidentId} />}>
      <Skeleton lines={8} />
    </Page>
  )
}

function Crumbs({ of: label }: { of: string }): ReactNode {
  const { t } = useIntl()
  const items = [
    { label: t('title.support'), href: pathTo('/support') },
    { label: t('incidents.title'), href: pathTo('/support/trackTicket') },
    { label },
  ]
  return <Breadcrumbs items={items} />
}

/** Reports that the incident does not exist, or that the user cannot see it. */
function Missing(): ReactNode {
  const { t } = useIntl()
  return (
    <Page>
      <PageMessage
        title={t('incidents.missing')}
        actions={
          <>
            <ButtonLink variant="primary" href={pathTo('/support/trackTicket')}>
              {t('incidents.title')}
            </ButtonLink>
            <ButtonLink href={pathTo('/support')}>{t('title.support')}</ButtonLink>
          </>
        }
      >
        {t('incidents.missingText')}
      </PageMessage>
    </Page>
  )
}

function Shown({ incident }: { incident: Incident }): ReactNode {
  const { t } = useIntl()
  const { timezone } = useUser().user_preferences.locale
  const [isClosing, setClosing] = useState(false)
  const { incidentId, statusInfo, unread, canComment, canClose } = incident
  const { write: markRead } = useWrite(calls.incidents.markRead, READ)
  const { write: close } = useWrite(calls.incidents.close, CLOSED)
  useEffect(() => {
    // The page does not wait for this call.
    if (unread) markRead({ params: { incidentId } }, { byPerson: false }).catch(() => undefined)
  }, [unread, incidentId, markRead])
  return (
    <Page
      title={incident.subject}
      breadcrumbs={<Crumbs of={incidentId} />}
      description={
        <>
          <span>{t('incidents.referenceOf', { reference: incidentId })}</span>
          {' \u2002'}
          <StatusBadge tone={STATUS_TONES[statusInfo.code]}>{statusInfo.label}</StatusBadge>
        </>
      }
      actions={canClose && <Button onPress={() => setClosing(true)}>{t('incidents.close')}</Button>}
    >
      <Stack gap={8}>
        <Verdict incident={incident} />
        <Grid columns={COLUMNS} gap={8}>
          <Section title={t('incidents.conversation')}>
            <Stack gap={6}>
              <CommentThread
                headingLevel={3}
                aria-label={t('incidents.comments')}
                timeZone={timezone}
                comments={conversationOf(incident)}
              />
              {canComment ? (
                <Card padding={6}>
                  <CommentForm incidentId={incidentId} />
                </Card>
              ) : (
                <InlineAlert tone="info" title={t('incidents.closedTitle')}>
                  {t('incidents.closedText')}
                </InlineAlert>
              )}
            </Stack>
          </Section>
          <Stack gap={8}>
            <Section title={t('incidents.facts')}>
              <Card padding={6}>
                <IncidentFacts incident={incident} layout="aside" />
              </Card>
            </Section>
            <Section title={t('incidents.history')}>
              <IncidentHistory history={incident.history} />
            </Section>
          </Stack>
        </Grid>
      </Stack>
      <ConfirmDialog
        isOpen={isClosing}
        onOpenChange={setClosing}
        title={t('incidents.closeAsk', { reference: incidentId })}
        confirmLabel={t('incidents.close')}
        onConfirm={() => close({ params: { incidentId } })}
      >
        {t('incidents.closeText')}
      </ConfirmDialog>
    </Page>
  )
}
