import { calls, pathTo } from '@tessera/contract'
import { SessionTimeoutAlert } from '@tessera/ui/session-timeout-alert'
import type { ReactNode } from 'react'
import { useEffect, useEffectEvent, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useRequest } from '../data/caller.tsx'
import { hasIdleFlag } from '../data/storage.ts'
import { useIntl } from '../messages/intl.tsx'
import { VISIBLE_PHASES } from '../platform/session/session-clock.ts'
import { useSessionTime } from '../platform/session/use-session-time.ts'
import type { SessionEnd } from './use-session-clock.ts'

const TRY_AGAIN = 3000

type Progress = 'idle' | 'extending' | 'failed'

/** One press is enough even on an unstable connection: the call is retried until the session ends. */
async function extendUntilItWorks({ clock, extend }: SessionEnd, onFailure: () => void): Promise<void> {
  while (clock.getTime().phase === 'ending') {
    try {
      return await extend()
    } catch {
      onFailure()
      await new Promise((resolve) => {
        setTimeout(resolve, TRY_AGAIN)
      })
    }
  }
}

export interface SessionWarningProps extends SessionEnd {
  /** The URL after the user logs in again. */
  loginHref: string
}

/** Texts of the session's end: the warning, the button, and the end. */
export function SessionWarning({ clock, extend, loginHref }: SessionWarningProps): ReactNode {
  const { phase, endsAt } = useSessionTime(clock)
  const navigate = useNavigate()
  const { t } = useIntl()
  const [progress, setProgress] = useState<Progress>('idle')
  const extendSession = async (): Promise<void> => {
    if (progress !== 'idle') return
    setProgress('extending')
    await extendUntilItWorks({ clock, extend }, () => setProgress('failed'))
    setProgress('idle')
  }
  const leaveTo = (href: string) => (): void => {
    clock.leave()
    void navigate(href)
  }
  // A user who lost access gets the reason at login, not here.
  const request = useRequest()
  const findReason = useEffectEvent(async () => {
    if (hasIdleFlag()) return
    const { data } = await request(calls.session.login)
    if (data.ended) leaveTo(loginHref)()
  })
  useEffect(() => {
    if (phase === 'ended') void findReason().catch(() => {})
  }, [phase])
  return (
    <SessionTimeoutAlert
      isOpen={VISIBLE_PHASES.includes(phase)}
      endsAt={endsAt}
      now={clock.now}
      isEnded={phase === 'ended'}
      isExtending={progress === 'extending'}
      errorMessage={progress === 'failed' ? t('session.extendFailed') : undefined}
      onExtend={() => void extendSession()}
      onLogOut={leaveTo(pathTo('/logout'))}
      onLogIn={leaveTo(loginHref)}
    />
  )
}
