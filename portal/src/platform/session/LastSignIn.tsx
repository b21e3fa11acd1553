import { Text } from '@tessera/ui'
import type { ReactNode } from 'react'
import { DateTime } from '../../messages/DateTime.tsx'
import { useIntl } from '../../messages/intl.tsx'
import { useUser } from './session.tsx'

/** When the person signed in before, for the page on which they arrive: who it was not is warned by it. */
export function LastSignIn(): ReactNode {
  const { t, rich } = useIntl()
  const { last_login: lastLogin, user_preferences: preferences } = useUser()
  return (
    <Text as="span" size={13} tone="muted">
      {lastLogin
        ? rich('shell.lastSignIn', {
            time: <DateTime iso={lastLogin} timeZone={preferences.locale.timezone} inDigits />,
          })
        : t('shell.firstSignIn')}
    </Text>
  )
}
