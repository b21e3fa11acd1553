import type { IncidentStatusChange } from '@tessera/contract'
import { Inline, Stack, StatusBadge, Text } from '@tessera/ui'
import type { ReactNode } from 'react'
import { DateTime } from '../../messages/DateTime.tsx'
import { useIntl } from '../../messages/intl.tsx'
import { useUser } from '../session/session.tsx'
import { STATUS_TONES } from './incident-messages.ts'

/** Every status of an incident with its author and time, newest first. */
export function IncidentHistory({ history }: { history: readonly IncidentStatusChange[] }): ReactNode {
  const { t } = useIntl()
  const { timezone } = useUser().user_preferences.locale
  return (
    <Stack gap={3}>
      {history.toReversed().map(({ status, at, by }) => (
        <Inline key={at + status.code} gap={3}>
          <StatusBadge tone={STATUS_TONES[status.code]}>{status.label}</StatusBadge>
          <Text tone="muted" size={13}>
            {by ?? t('incidents.automatic')}
          </Text>
          <Text as="span" tone="muted" size={13}>
            <DateTime iso={at} timeZone={timezone} isRelative />
          </Text>
        </Inline>
      ))}
    </Stack>
  )
}
