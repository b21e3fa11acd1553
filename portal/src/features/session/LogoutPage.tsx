import { calls, pathTo, safeLastUrl } from '@tessera/contract'
import { Button, ButtonLink, LoadingPage, Page, PageMessage } from '@tessera/ui'
import type { ReactNode } from 'react'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Navigate, useLocation, useNavigate } from 'react-router-dom'
import type { RequestError } from '../../data/request-error.ts'
import { hasIdleFlag } from '../../data/storage.ts'
import { loginPathTo } from '../../data/unauthorized.ts'
import { useCall } from '../../data/use-call.ts'
import { failureText } from '../../messages/failure-text.ts'
import type { Intl } from '../../messages/intl.tsx'
import { useIntl } from '../../messages/intl.tsx'
import { BackToStart } from '../../platform/feedback/BackToStart.tsx'
import { lastUrlOf } from '../../platform/routing/last-url.ts'
import { useLeaving } from './use-leaving.ts'

interface Arrival {
  isLoggedOut: boolean
  isIdleEnd: boolean
  /** The session in question has ended; a returning user may have another one. */
  hasEnded: boolean
  lastUrl: string
}

/** Why one came here: another tab has logged out, a page has found the session ended, or one comes back. */
function arrivalOf(state: unknown): Arrival {
  const reported: object = typeof state === 'object' && state !== null ? state : {}
  return {
    isLoggedOut: 'isLoggedOut' in reported,
    isIdleEnd: 'isIdleEnd' in reported && reported.isIdleEnd === true,
    hasEnded: 'hasEnded' in reported,
    lastUrl: lastUrlOf(state),
  }
}

function whyStillOpen({ t }: Intl, error: RequestError): string {
  if (error.code === 'OFFLINE') return t('session.logOutOffline')
  if (error.status === 0) return t('session.logOutNoAnswer')
  return failureText(t, error, 'page')
}

/** Ends the session here and at the provider, forgets what was stored, and offers to log in again. */
export default function LogoutPage(): ReactNode {
  const { state } = useLocation()
  const [arrival] = useState(() => arrivalOf(state))
  return arrival.hasEnded ? <Return {...arrival} /> : <Leave {...arrival} />
}

/** Nothing to end: a user who is signed in again continues where they were. */
function Return({ lastUrl }: Arrival): ReactNode {
  const { data, isLoading } = useCall(calls.session.authStatus, undefined, { background: true })
  if (isLoading) return <LoadingPage />
  return data ? <Navigate to={safeLastUrl(lastUrl)} replace /> : <Left isIdleEnd lastUrl={lastUrl} />
}

function Leave({ isLoggedOut, isIdleEnd: wasIdle, lastUrl }: Arrival): ReactNode {
  const intl = useIntl()
  const { t } = intl
  const navigate = useNavigate()
  const [isIdleEnd] = useState(() => wasIdle || hasIdleFlag())
  // True only once: a returning user may have another session.
  useEffect(() => {
    if (isLoggedOut) void navigate(pathTo('/logout'), { replace: true, state: null })
  }, [isLoggedOut, navigate])
  const { hasLeft, error, isTrying, tryAgain } = useLeaving({ isIdleEnd, isLoggedOut })

  useEffect(() => {
    if (hasLeft && isIdleEnd) {
      void navigate(pathTo('/logout'), { replace: true, state: { isIdleEnd, lastUrl, hasEnded: true } })
    }
  }, [hasLeft, isIdleEnd, lastUrl, navigate])

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
  return <Left isIdleEnd={isIdleEnd} lastUrl={lastUrl} />
}

function Left({ isIdleEnd, lastUrl }: Pick<Arrival, 'isIdleEnd' | 'lastUrl'>): ReactNode {
  const { t } = useIntl()
  return (
    <Message
      key="left"
      isNews
      title={t('session.loggedOut')}
      text={t(isIdleEnd ? 'session.timedOut' : 'session.loggedOutText')}
      action={
        <>
          <ButtonLink href={isIdleEnd && lastUrl ? loginPathTo(lastUrl) : pathTo('/login')} variant="primary">
            {t('shell.logIn')}
          </ButtonLink>
          <BackToStart />
        </>
      }
    />
  )
}

interface MessageProps {
  title: string
  text?: string
  action?: ReactNode
  /** It replaces another message and takes focus, so that it is announced. */
  isNews?: boolean
}

function Message({ title, text, action, isNews = false }: MessageProps): ReactNode {
  const heading = useRef<HTMLHeadingElement>(null)
  // On mount: nobody sees it without focus.
  useLayoutEffect(() => {
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
