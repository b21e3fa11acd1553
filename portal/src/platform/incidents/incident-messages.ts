import type { IncidentStatus } from '@tessera/contract'
import type { StatusBadgeProps } from '@tessera/ui'

export const STATUS_TONES: Readonly<Record<IncidentStatus, StatusBadgeProps['tone']>> = {
  NEW: 'spark',
  IN_PROGRESS: 'info',
  WAITING_ON_USER: 'warning',
  RESOLVED: 'success',
  CLOSED: 'neutral',
}

/** The width of a status column in pixels; it fits the longest label with its icon. */
export function statusWidth(labels: Readonly<Record<IncidentStatus, string>>): number {
  return 56 + 6.5 * Math.max(...Object.values(labels).map(({ length }) => length))
}
