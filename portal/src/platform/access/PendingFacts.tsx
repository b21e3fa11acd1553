import type { ProductCode } from '@tessera/contract'
import { isSetUpByBusinessDays, setUpBy } from '@tessera/contract'
import { Stack, StatusBadge, Text } from '@tessera/ui'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { DateTime } from '../../messages/DateTime.tsx'
import { useIntl } from '../../messages/intl.tsx'
import { knownTimeZone } from '../../messages/time-zone.ts'
import { useUser } from '../session/session.tsx'

interface PendingFactsProps {
  code: ProductCode
  /** When the access was granted, in ISO 8601. */
  since: string
  /** The number of contacts shown next to it. */
  helpers: number
}

/** Shows since when the reader has waited for a product, and when it is due. */
export function PendingFacts({ code, since, helpers }: PendingFactsProps): ReactNode {
  const { t, rich } = useIntl()
  const [now] = useState(() => new Date())
  const { timezone } = useUser().user_preferences.locale
  const end = setUpBy(code, new Date(since), knownTimeZone(timezone))
  const time = <DateTime iso={end.toISOString()} timeZone={timezone} isDay />
  const isLate = end < now
  return (
    <Stack gap={1}>
      <StatusBadge tone={isLate ? 'warning' : 'spark'}>{t('myAccess.isPending')}</StatusBadge>
      <Text>{isLate ? rich('myAccess.late', { time, helpers }) : rich('myAccess.expected', { time })}</Text>
      <Text size={13} tone="muted">
        {rich('myAccess.since', { time: <DateTime iso={since} timeZone={timezone} isRelative /> })}
      </Text>
      <Text size={13} tone="muted">
        {t(isSetUpByBusinessDays(code) ? 'shell.pendingBusinessDays' : 'shell.pendingText')}
      </Text>
    </Stack>
  )
}
