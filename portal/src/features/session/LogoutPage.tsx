import { pathTo } from '@tessera/contract'
import { Button, ButtonLink, Page, PageMessage } from '@tessera/ui'
import type { ReactNode } from 'react'
import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { RequestError } from '../../data/request-error.ts'
import { hasIdleFlag } from '../../data/storage.ts'
import { loginPathTo } from '../../data/unauthorized.ts'
import { failureText } from '../../messages/failure-text.ts'
import type { Intl } from '../../messages/intl.tsx'
import { useIntl } from '../../messages/intl.tsx'
import { useLeaving } from './use-leaving.ts'

/** Why one came here: another tab has logged out, or a page has found the session ended. */
function arrivalOf(state: unknown): { isLoggedOut: boolean; isIdleEnd: boolean; lastUrl: string } {
  const told: object = typeof state === 'object' && state !== null ? state : {}
  return {
    isLoggedOut: 'isLoggedOut' in told,
    isIdleEnd: 'isIdleEnd' in told && told.isIdleEnd === true,
    lastUrl: 'lastUrl' in told && typeof told.lastUrl === 'string' ? told.lastUrl : '',
  }
}

function whyStillOpen({ t }: Intl, error: RequestError): string {
  if (error.code === 'OFFLINE') return t('session.logOutOffline')
  if (error.status === 0) return t('session.logOutNoAnswer')
  return failureText(t, error, 'page')
}

/** Ends the session here and at the provider, forgets what was stored, and offers to log in again. */
export default function LogoutPage(): ReactNode {
  const intl = useIntl()
  const { t } = intl
  const { state } = useLocation()
  const navigate = useNavigate()
  const [{ isLoggedOut, isIdleEnd: wasIdle, lastUrl }] = useState(() => arrivalOf(state))
  const [isIdleEnd] = useState(() => wasIdle || hasIdleFlag())
  // True this once: whoever comes back here later may have another session.
  useEffect(() => {
    if (isLoggedOut) void navigate(pathTo('/logout'), { replace: true, state: null })
  }, [isLoggedOut, navigate])
  const { hasLeft, error, isTrying, tryAgain } = useLeaving({ isIdleEnd, isLoggedOut })

  if (!hasLeft && !error) return <Message title={t('session.loggingOut')} />
  if (error) {
    return (
      <Message
        key="failed"
        isNews
        title={t('session.logOutFailed')}
        text={whyStillOpen(intl, error)}
        action={
          <Button variant="primary" isPending={isTrying} onPress={tryAgain}>
            {t('shell.tryAgain')}
          </Button>
        }
      />
    )
  }
  return (
    <Message
      key="left"
      isNews
      title={t('session.loggedOut')}
      text={t(isIdleEnd ? 'session.timedOut' : 'session.loggedOutText')}
      action={
        <ButtonLink href={isIdleEnd && lastUrl ? loginPathTo(lastUrl) : pathTo('/login')} variant="primary">
          {t('shell.logIn')}
        </ButtonLink>
      }
    />
  )
}

interface MessageProps {
  title: string
  text?: string
  action?: ReactNode
  /** It takes the place of another message, and the focus, so that it is told. */
  isNews?: boolean
}

function Message({ title, text, action, isNews = false }: MessageProps): ReactNode {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isNews) heading.current?.focus({ preventScroll: true })
  }, [isNews])
  return (
    <Page>
      <PageMessage headingRef={heading} headingLevel={1} picture="signed-out" title={title} actions={action}>
        {text}
      </PageMessage>
    </Page>
  )
}
