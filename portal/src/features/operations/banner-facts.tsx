import type { StoredBanner } from '@tessera/contract'
import type { DescriptionListProps, StatusBadgeProps } from '@tessera/ui'
import { StatusBadge } from '@tessera/ui'
import { DateTime } from '../../messages/DateTime.tsx'
import type { Intl, MessageId } from '../../messages/intl.tsx'
import { KIND_MESSAGES, SEVERITY_MESSAGES, tenantsText } from './operations-messages.ts'

interface State {
  tone: StatusBadgeProps['tone']
  word: MessageId
}

function stateOf({ startsAt, endsAt }: StoredBanner): State {
  const now = new Date().toISOString()
  if (endsAt !== null && endsAt <= now) return { tone: 'neutral', word: 'operations.ended' }
  if (startsAt > now) return { tone: 'spark', word: 'operations.planned' }
  return { tone: 'success', word: 'operations.inForce' }
}

/** Returns a banner's audience and period, in the user's time zone. */
export function bannerFacts({ t, rich }: Intl, banner: StoredBanner, timeZone: string): DescriptionListProps['items'] {
  const { kind, severity, tenants, startsAt, endsAt } = banner
  const state = stateOf(banner)
  return [
    {
      id: 'status',
      term: t('operations.status'),
      description: <StatusBadge tone={state.tone}>{t(state.word)}</StatusBadge>,
    },
    { id: 'kind', term: t('operations.kind'), description: t(KIND_MESSAGES[kind]) },
    { id: 'severity', term: t('operations.severity'), description: t(SEVERITY_MESSAGES[severity]) },
    { id: 'tenants', term: t('operations.tenants'), description: tenantsText(t, tenants) },
    {
      id: 'when',
      term: t('operations.when'),
      description: rich('operations.fromTo', {
        from: <DateTime iso={startsAt} timeZone={timeZone} />,
        to: endsAt ? <DateTime iso={endsAt} timeZone={timeZone} /> : t('operations.noEnd'),
      }),
    },
  ]
}
