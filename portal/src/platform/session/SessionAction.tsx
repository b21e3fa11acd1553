import { LIMITS, pathTo } from '@tessera/contract'
import { Button, ButtonLink } from '@tessera/ui'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { useIntl } from '../../messages/intl.tsx'
import { useSession } from './session.tsx'

/** 'Log out' for signed-in users, 'Log in' for others. */
export function SessionAction(): ReactNode {
  const { t } = useIntl()
  const { status } = useSession()
  const navigate = useNavigate()
  if (status === 'pending') return null
  if (status === 'error') {
    return (
      <ButtonLink href={pathTo('/login')} variant="primary">
        {t('shell.logIn')}
      </ButtonLink>
    )
  }
  return (
    <Button onPress={() => void setTimeout(() => navigate(pathTo('/logout')), LIMITS.logoutDelay)}>
      {t('shell.logOut')}
    </Button>
  )
}
