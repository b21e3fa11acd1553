import { Text } from '@tessera/ui'
import type { ReactNode } from 'react'
import { DateTime } from '../../messages/DateTime.tsx'
import { useIntl } from '../../messages/intl.tsx'
import { useUser } from './session.tsx'

/** Shows the user's previous sign-in on the first page after login, so users notice a sign-in that was not theirs. */
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
