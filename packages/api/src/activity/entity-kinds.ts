import type { ActivityEntry, ActivityEvent, ActivityGroup } from '@tessera/contract'
import { ACTIVITY_GROUPS } from '@tessera/contract'

type EntityKind = ActivityEntry['entityKind']

const KINDS: Partial<Record<ActivityGroup, EntityKind>> = {
  users: 'user',
  legal: 'user',
  requests: 'request',
  domains: 'domain',
  partners: 'partner',
  reviews: 'review',
  globalUsers: 'user',
}

/** Events after which no page can show their subject. */
const ENDS: readonly ActivityEvent[] = ['USER_DELETED', 'GLOBAL_USER_DELETED', 'DOMAIN_DELETED', 'PARTNER_REMOVED']

/** The kind of page that shows an entry's subject; null if there is none. */
export function kindOfEntity(event: ActivityEvent, entityId: string | null): EntityKind {
  if (entityId === null || ENDS.includes(event)) return null
  if (event === 'ACCESS_REVIEW_EXPORTED') return 'review'
  const group = Object.entries(ACTIVITY_GROUPS).find(([, events]) => events.some((each) => each === event))?.[0]
  const kind = KINDS[group as ActivityGroup] ?? null
  const isUser = entityId.includes('@')
  if (kind === 'review' && isUser) return 'user'
  return kind === 'user' && !isUser ? null : kind
}
