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
import { useLogOut } from './use-log-out.ts'

interface Arrival {
  isLoggedOut: boolean
  isIdleEnd: boolean
  /** Whether the session has already ended; a user who returns can have a new session. */
  hasEnded: boolean
  lastUrl: string
}

/**
 * Returns the reason for opening the page: another tab logged out, a page found the session ended, or the user
 * returned.
 */
function arrivalOf(state: unknown): Arrival {
  const given: object = typeof state === 'object' && state !== null ? state : {}
  return {
    isLoggedOut: 'isLoggedOut' in given,
    isIdleEnd: 'isIdleEnd' in given && given.isIdleEnd === true,
    hasEnded: 'hasEnded' in given,
    lastUrl: lastUrlOf(state),
  }
}

function whyStillOpen({ t }: Intl, error: RequestError): string {
  if (error.code === 'OFFLINE') return t('session.logOutOffline')
  if (error.status === 0) return t('session.logOutNoResponse')
  return failureText(t, error, 'page')
}

/** Ends the session in the portal and at the provider, clears storage, and offers to log in again. */
export default function LogoutPage(): ReactNode {
  const { state } = useLocation()
  const [arrival] = useState(() => arrivalOf(state))
  return arrival.hasEnded ? <Return {...arrival} /> : <Leave {...arrival} />
}

/** There is no session to end, and a user who is signed in again continues on the previous page. */
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
  // The state must apply only one time, because a user who returns can have a new session.
  useEffect(() => {
    if (isLoggedOut) void navigate(pathTo('/logout'), { replace: true, state: null })
  }, [isLoggedOut, navigate])
  const { hasLeft, error, isTrying, tryAgain } = useLogOut({ isIdleEnd, isLoggedOut })

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
  /** Whether it replaces another message and must take the focus, so screen readers announce it. */
  isNews?: boolean
}

function Message({ title, text, action, isNews = false }: MessageProps): ReactNode {
  const heading = useRef<HTMLHeadingElement>(null)
  // Runs before paint, so the page is never visible without focus.
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
