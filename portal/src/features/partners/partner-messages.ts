import type { AccessLevel } from '@tessera/contract'
import type { MessageId } from '../../messages/intl.tsx'

/** Names of access levels. */
export const LEVEL_MESSAGES: Readonly<Record<AccessLevel, MessageId>> = {
  1: 'partners.level.nearRealTime',
  2: 'partners.level.bulk',
  3: 'partners.level.portal',
  4: 'partners.level.none',
}
