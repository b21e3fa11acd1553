import { pathTo } from '@tessera/contract'
import type { SessionTimeoutAlertProps } from '@tessera/ui/session-timeout-alert'
import type { ComponentType, ReactNode } from 'react'
import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { log } from '../data/log.ts'
import { loginPath } from '../data/unauthorized.ts'
import { useIntl } from '../messages/intl.tsx'
import type { Phase } from '../platform/session/session-clock.ts'
import { useSessionTime } from '../platform/session/use-session-time.ts'
import type { SessionEnd } from './use-session-clock.ts'

type Alert = ComponentType<SessionTimeoutAlertProps>

/** Fetched long before it is needed, while the build that it belongs to is still there. */
const HEAD_START = 5000
const TRY_AGAIN = 3000
const OPEN: readonly Phase[] = ['ending', 'over', 'ended']

function useAlert(phase: Phase): { Alert: Alert | null; hasFailed: boolean } {
  const [Alert, setAlert] = useState<Alert | null>(null)
  const [hasFailed, setHasFailed] = useState(false)
  const isDue = OPEN.includes(phase)
  const isWanted = phase !== 'none' && !Alert
  useEffect(() => {
    if (!isWanted) return undefined
    let isGone = false
    const load = async (): Promise<void> => {
      try {
        const { SessionTimeoutAlert } = await import('@tessera/ui/session-timeout-alert')
        if (!isGone) setAlert(() => SessionTimeoutAlert)
      } catch (reason) {
        log('The warning of the session’s end could not be loaded.', reason)
        if (!isGone) setHasFailed(true)
      }
    }
    const timer = setTimeout(() => void load(), isDue ? 0 : HEAD_START)
    return () => {
      isGone = true
      clearTimeout(timer)
    }
  }, [isWanted, isDue])
  return { Alert, hasFailed }
}

type Progress = 'idle' | 'extending' | 'failed'

/** One press is enough, also where the connection comes and goes: it is tried again as long as there is time. */
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

/** Warns before the session ends, lets it go on by one press, and says when it is over. */
export function SessionAlert({ clock, extend }: SessionEnd): ReactNode {
  const { phase, endsAt } = useSessionTime(clock)
  const { Alert, hasFailed } = useAlert(phase)
  const location = useLocation()
  const navigate = useNavigate()
  const { t } = useIntl()
  const [progress, setProgress] = useState<Progress>('idle')
  const { pathname } = location
  const isEnded = phase === 'ended'
  const leave = pathname === pathTo('/support') ? pathTo('/support/ticketCreation') : loginPath(location)
  const mustLeave = isEnded && (hasFailed || pathname === pathTo('/support'))

  useEffect(() => {
    if (!mustLeave) return
    clock.leave()
    void navigate(leave, { replace: true })
  }, [mustLeave, clock, navigate, leave])

  if (!Alert || mustLeave) return null
  const stay = async (): Promise<void> => {
    if (progress !== 'idle') return
    setProgress('extending')
    await extendUntilItWorks({ clock, extend }, () => setProgress('failed'))
    setProgress('idle')
  }
  return (
    <Alert
      isOpen={OPEN.includes(phase)}
      endsAt={endsAt}
      now={clock.now}
      isEnded={isEnded}
      isExtending={progress === 'extending'}
      errorMessage={progress === 'failed' ? t('shell.extendFailed') : undefined}
      onExtend={() => void stay()}
      onLogOut={() => {
        clock.leave()
        void navigate(pathTo('/logout'))
      }}
      onLogIn={() => {
        clock.leave()
        void navigate(leave)
      }}
    />
  )
}
