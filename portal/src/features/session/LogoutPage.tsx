import { calls } from '@tessera/contract'
import { Button, ButtonLink, Page, PageMessage } from '@tessera/ui'
import type { ReactNode } from 'react'
import { useCallback, useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useSWRConfig } from 'swr'
import { request } from '../../data/client.ts'
import type { RequestError } from '../../data/request-error.ts'
import { asRequestError } from '../../data/request-error.ts'
import { clearClientState, clearIdleFlag, clearTabState, hasIdleFlag } from '../../data/storage.ts'
import { loginPathTo } from '../../data/unauthorized.ts'
import { keyOf } from '../../data/use-call.ts'
import { errorText } from '../../messages/error-text.ts'
import { useIntl } from '../../messages/intl.tsx'
import { tellTabs } from '../../shell/tabs.ts'

/** Whether one came here because another tab has logged out. */
function wasLoggedOut(arrival: unknown): boolean {
  return typeof arrival === 'object' && arrival !== null && 'isLoggedOut' in arrival
}

/** The page at which the session was found to have ended; empty after a log-out. */
function lastUrlOf(arrival: unknown): string {
  const has = typeof arrival === 'object' && arrival !== null && 'lastUrl' in arrival
  return has && typeof arrival.lastUrl === 'string' ? arrival.lastUrl : ''
}

type Progress = 'leaving' | 'left' | RequestError

/** Ends the session here and at the provider, forgets what was stored, and offers to log in again. */
export default function LogoutPage(): ReactNode {
  const { t } = useIntl()
  const { mutate } = useSWRConfig()
  const { state } = useLocation()
  const isLoggedOut = wasLoggedOut(state)
  const lastUrl = lastUrlOf(state)
  const [isIdleEnd] = useState(hasIdleFlag)
  const [progress, setProgress] = useState<Progress>('leaving')

  const leave = useCallback(async (): Promise<Progress> => {
    try {
      if (isLoggedOut) {
        clearTabState({ keepIdle: false })
      } else {
        await request(calls.session.logout)
        clearClientState({ keepIdle: isIdleEnd })
        if (!isIdleEnd) tellTabs({ kind: 'loggedOut' })
      }
      void mutate(keyOf(calls.banners.list))
      clearIdleFlag()
      return 'left'
    } catch (reason) {
      return asRequestError(reason)
    }
  }, [isIdleEnd, isLoggedOut, mutate])

  useEffect(() => {
    void leave().then(setProgress)
  }, [leave])

  const tryAgain = (): void => {
    setProgress('leaving')
    void leave().then(setProgress)
  }

  if (progress === 'leaving') return <Message title={t('session.loggingOut')} />
  if (progress !== 'left') {
    return (
      <Message
        title={t('session.logOutFailed')}
        text={progress.status > 0 && progress.status !== 429 ? t('error.text') : errorText(t, progress)}
        action={
          <Button variant="primary" onPress={tryAgain}>
            {t('shell.tryAgain')}
          </Button>
        }
      />
    )
  }
  return (
    <Message
      title={t('session.loggedOut')}
      text={t(isIdleEnd ? 'session.timedOut' : 'session.loggedOutText')}
      action={
        <ButtonLink href={isIdleEnd && lastUrl ? loginPathTo(lastUrl) : '/login'} variant="primary">
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
}

function Message({ title, text, action }: MessageProps): ReactNode {
  return (
    <Page>
      <PageMessage headingLevel={1} stones="3333 3223 32s3 3223" title={title} actions={action}>
        {text}
      </PageMessage>
    </Page>
  )
}
