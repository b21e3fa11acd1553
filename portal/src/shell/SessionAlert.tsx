import { pathTo } from '@tessera/contract'
import type { ComponentType, ReactNode } from 'react'
import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { log } from '../data/log.ts'
import { loginPath } from '../data/unauthorized.ts'
import { withMessages } from '../platform/routing/lazy-page.ts'
import type { Phase } from '../platform/session/session-clock.ts'
import { VISIBLE_PHASES } from '../platform/session/session-clock.ts'
import { useSessionTime } from '../platform/session/use-session-time.ts'
import type { SessionWarningProps } from './SessionWarning.tsx'
import type { SessionEnd } from './use-session-clock.ts'

type Warning = ComponentType<SessionWarningProps>

/** Milliseconds before the warning at which its chunk loads, so the build that it belongs to still exists. */
const HEAD_START = 5000

function useWarning(phase: Phase): { Warning: Warning | null; hasFailed: boolean } {
  const [Warning, setWarning] = useState<Warning | null>(null)
  const [hasFailed, setHasFailed] = useState(false)
  const isDue = VISIBLE_PHASES.includes(phase)
  const isWanted = phase !== 'none' && !Warning
  useEffect(() => {
    if (!isWanted) return undefined
    let isGone = false
    const load = async (): Promise<void> => {
      try {
        const { SessionWarning } = await withMessages(() => import('./SessionWarning.tsx'), 'session')
        if (!isGone) setWarning(() => SessionWarning)
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
  return { Warning, hasFailed }
}

/** Warns before the session ends, extends it by one press, and reports its end. */
export function SessionAlert({ clock, extend }: SessionEnd): ReactNode {
  const { phase } = useSessionTime(clock)
  const { Warning, hasFailed } = useWarning(phase)
  const location = useLocation()
  const navigate = useNavigate()
  const { pathname } = location
  const loginHref = pathname === pathTo('/support') ? pathTo('/support/ticketCreation') : loginPath(location)
  const mustLeave = phase === 'ended' && (hasFailed || pathname === pathTo('/support'))

  useEffect(() => {
    if (!mustLeave) return
    clock.leave()
    void navigate(loginHref, { replace: true })
  }, [mustLeave, clock, navigate, loginHref])

  if (!Warning || mustLeave) return null
  return <Warning clock={clock} extend={extend} loginHref={loginHref} />
}
