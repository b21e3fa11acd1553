import type { Incident, StaffIncident } from '@tessera/contract'
import type { DescriptionListItem } from '@tessera/ui'
import { DescriptionList } from '@tessera/ui'
import type { ReactNode } from 'react'
import { DateTime } from '../../messages/DateTime.tsx'
import { useIntl } from '../../messages/intl.tsx'
import { useUser } from '../session/session.tsx'

type Facts = Pick<
  Incident | StaffIncident,
  | 'accountType'
  | 'supportType'
  | 'issue'
  | 'issueType'
  | 'subIssueType'
  | 'firstName'
  | 'lastName'
  | 'primaryContactEmail'
  | 'callBackNumber'
  | 'companyName'
  | 'createdBy'
  | 'createdOn'
  | 'onBehalf'
>

interface IncidentFactsProps {
  incident: Facts
  layout: 'columns' | 'aside'
  /** Additional facts, before the others. */
  more?: readonly DescriptionListItem[]
}

/** Shows an incident's facts except its description: type, issue, company, contact and submission. */
export function IncidentFacts({ incident, layout, more = [] }: IncidentFactsProps): ReactNode {
  const { t } = useIntl()
  const { timezone } = useUser().user_preferences.locale
  const { issue, issueType, subIssueType, createdBy, onBehalf } = incident
  const about = [issue, issueType, subIssueType].flatMap((choice) => (choice ? [choice.title] : []))
  const items: DescriptionListItem[] = [
    ...more,
    { id: 'type', term: t('incidents.type'), description: incident.supportType.title },
    ...(about.length > 0 ? [{ id: 'about', term: t('incidents.about'), description: about.join(' › ') }] : []),
    { id: 'account', term: t('incidents.accountType'), description: incident.accountType.title },
    { id: 'company', term: t('incidents.company'), description: incident.companyName },
    { id: 'contact', term: t('incidents.contact'), description: `${incident.firstName} ${incident.lastName}` },
    { id: 'email', term: t('incidents.email'), description: incident.primaryContactEmail },
    { id: 'phone', term: t('incidents.phone'), description: incident.callBackNumber },
    ...(onBehalf && createdBy ? [{ id: 'by', term: t('incidents.filedBy'), description: createdBy }] : []),
    {
      id: 'submitted',
      term: t('incidents.submitted'),
      description: <DateTime iso={incident.createdOn} timeZone={timezone} isRelative />,
    },
  ]
  return <DescriptionList layout={layout} items={items} aria-label={t('incidents.facts')} />
}
