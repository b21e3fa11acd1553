import type { IncidentStatus } from '@tessera/contract'
import type { StatusBadgeProps } from '@tessera/ui'

export const STATUS_TONES: Readonly<Record<IncidentStatus, StatusBadgeProps['tone']>> = {
  NEW: 'spark',
  IN_PROGRESS: 'info',
  WAITING_ON_USER: 'warning',
  RESOLVED: 'success',
  CLOSED: 'neutral',
}
