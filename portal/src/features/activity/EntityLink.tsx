import type { ActivityEntry } from '@tessera/contract'
import { pathTo } from '@tessera/contract'
import { Link } from '@tessera/ui'
import type { ReactNode } from 'react'

type Entity = Pick<ActivityEntry, 'entityId' | 'entityTitle' | 'entityKind'>

/** Returns the name of an entry's entity, or its id. */
export const entityText = ({ entityTitle, entityId }: Entity): string => entityTitle ?? entityId ?? ''

function addressOf({ entityKind, entityId }: Entity): string | null {
  if (entityId === null) return null
  if (entityKind === 'user') return pathTo('/admin/userList', { user: entityId })
  if (entityKind === 'domain') return pathTo('/admin/domainsList', { search: entityId })
  if (entityKind === 'partner') return pathTo('/admin/thirdParty', { search: entityId })
  if (entityKind === 'review') return pathTo('/admin/userList', { review: entityId })
  return entityKind === 'request' ? pathTo('/admin/userList', { tab: 'requests', request: entityId }) : null
}

/** The name of an entry's entity, as a link if a page has its details. */
export function EntityLink({ entity }: { entity: Entity }): ReactNode {
  const address = addressOf(entity)
  const text = entityText(entity)
  return address === null ? text : <Link href={address}>{text}</Link>
}
