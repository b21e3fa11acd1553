import type { ActivityEntryDetail } from '@tessera/contract'
import { calls } from '@tessera/contract'
import type { DescriptionListItem } from '@tessera/ui'
import { DescriptionList, Heading, SidePanel, Spinner, Stack, Text } from '@tessera/ui'
import type { ReactNode } from 'react'
import { useId } from 'react'
import { useCall } from '../../data/use-call.ts'
import { DateTime } from '../../messages/DateTime.tsx'
import { useIntl } from '../../messages/intl.tsx'
import { LoadFailure } from '../../platform/feedback/LoadFailure.tsx'
import { useUser } from '../../platform/session/session.tsx'
import { neighborsOf } from '../../tables/neighbors.ts'
import { SOURCE_MESSAGES } from './activity-columns.tsx'
import { Differences } from './Differences.tsx'
import { EntityLink } from './EntityLink.tsx'

interface EntryPanelProps {
  id: string
  /** The ids on the table's page, in order, for 'Previous' and 'Next'. */
  order: readonly string[]
  onShow: (id: string) => void
  onClose: () => void
}

/** A panel with one entry of the log: before, after and both companies. Its URL contains the entry. */
export function EntryPanel({ id, order, onShow, onClose }: EntryPanelProps): ReactNode {
  const { t } = useIntl()
  const { id: companyId } = useUser().tenant
  const { data, error, retry } = useCall(calls.activity.entry, { params: { companyId, id } })
  const isGone = error?.status === 404 || error?.status === 400
  return (
    <SidePanel
      isOpen
      onOpenChange={onClose}
      defaultWidth={560}
      title={data?.eventTitle ?? t('activity.entry')}
      description={data?.eventDescription}
      {...neighborsOf(order, id, onShow)}
    >
      {isGone ? (
        <Text>{t('activity.notFound')}</Text>
      ) : data ? (
        <Stack gap={6}>
          <Facts entry={data} />
          <Differences differences={data.differences} />
        </Stack>
      ) : error ? (
        <LoadFailure error={error} onRetry={retry} />
      ) : (
        <Spinner />
      )}
    </SidePanel>
  )
}

function Facts({ entry }: { entry: ActivityEntryDetail }): ReactNode {
  const { t } = useIntl()
  const { timezone } = useUser().user_preferences.locale
  const titleId = useId()
  const { actor, actorLoginId, actorCompany, company, entityTitle, entityId, sourceApp } = entry
  const items: DescriptionListItem[] = [
    {
      id: 'date',
      term: t('activity.date'),
      description: <DateTime iso={entry.uiCreatedOnDate} timeZone={timezone} inDigits isZoneShown />,
    },
    { id: 'actor', term: t('activity.actor'), description: actor },
    ...(actorLoginId === actor ? [] : [{ id: 'email', term: t('activity.actorEmail'), description: actorLoginId }]),
    { id: 'actorCompany', term: t('activity.actorCompany'), description: actorCompany },
    { id: 'company', term: t('activity.company'), description: company },
    { id: 'entity', term: t('activity.entity'), description: <EntityLink entity={entry} /> },
    ...(entityTitle !== null && entityId?.includes('@')
      ? [{ id: 'entityId', term: t('activity.entityEmail'), description: entityId }]
      : []),
    { id: 'source', term: t('activity.source'), description: t(SOURCE_MESSAGES[sourceApp]) },
  ]
  return (
    <Stack gap={2}>
      <Heading level={3} id={titleId}>
        {t('activity.facts')}
      </Heading>
      <DescriptionList items={items} layout="aside" aria-labelledby={titleId} />
    </Stack>
  )
}
