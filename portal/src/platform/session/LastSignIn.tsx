import { Text } from '@tessera/ui'
import type { ReactNode } from 'react'
import { useDateTime } from '../../messages/date-time.ts'
import { useIntl } from '../../messages/intl.tsx'
import { useUser } from './session.tsx'

/** When the person signed in before, for the page on which they arrive: who it was not is warned by it. */
export function LastSignIn(): ReactNode {
  const { t } = useIntl()
  const dateTime = useDateTime()
  const { last_login: lastLogin, user_preferences: preferences } = useUser()
  return (
    <Text as="span" size={13} tone="muted">
      {lastLogin
        ? t('shell.lastSignIn', { time: dateTime(lastLogin, preferences.locale.timezone) })
        : t('shell.firstSignIn')}
    </Text>
  )
}
