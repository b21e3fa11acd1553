import { calls } from '@tessera/contract'
import { useEffect, useMemo, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useSWRConfig } from 'swr'
import { request, setActivityHandler } from '../data/client.ts'
import { localTimeOf } from '../data/server-time.ts'
import { keyOf } from '../data/use-call.ts'
import { useConfig } from '../platform/config/config.tsx'
import { closeDrafts } from '../platform/drafts/drafts.ts'
import type { TabMessage } from '../platform/session/session-channel.ts'
import { onTabMessage, tellTabs } from '../platform/session/session-channel.ts'
import { SessionClock } from '../platform/session/session-clock.ts'

const MINUTE = 60_000

type Mutate = ReturnType<typeof useSWRConfig>['mutate']

/** The session's end in this tab, kept true by answers, by what a person does, and by the other tabs. */
export interface SessionEnd {
  clock: SessionClock
  /** One press by which the session goes on. */
  extend: () => Promise<void>
}

/** Asks the server whether the session lives; a 401 ends the clock through the client's one listener. */
async function ask(clock: SessionClock, mutate: Mutate): Promise<void> {
  try {
    const { data } = await request(calls.session.authStatus)
    const { phase, loginId } = clock.getTime()
    if (phase === 'none' || phase === 'leaving') return
    if (data.loginId === loginId) await mutate(keyOf(calls.session.authStatus), data, { revalidate: false })
    clock.begin(data.loginId, localTimeOf(data.idleExpiresAt))
  } catch {
    if (clock.getTime().phase === 'over') clock.end()
  }
}

function useOtherTabs(clock: SessionClock, mutate: Mutate): void {
  const navigate = useNavigate()
  useEffect(() => {
    const hear = (message: TabMessage): void => {
      const { phase, loginId } = clock.getTime()
      if (message.kind === 'moved') {
        if (message.loginId === loginId) clock.move(message.endsAt)
      } else if (phase === 'none') {
        if (message.kind === 'signedIn') void mutate(keyOf(calls.session.authStatus))
      } else if (message.kind === 'loggedOut') {
        closeDrafts()
        clock.leave()
        void navigate('/logout', { replace: true, state: { isLoggedOut: true } })
      } else if (message.kind === 'ended' ? phase !== 'ended' : phase === 'ended' || message.loginId !== loginId) {
        void ask(clock, mutate)
      }
    }
    return onTabMessage(hear)
  }, [clock, mutate, navigate])
}

/** Timers sleep with the device, and a page may come back out of the browser's memory after a log-out elsewhere. */
function useWaking(clock: SessionClock, mutate: Mutate): void {
  useEffect(() => {
    const comeBack = ({ persisted }: PageTransitionEvent): void => {
      if (persisted && clock.getTime().phase !== 'none') void ask(clock, mutate)
    }
    document.addEventListener('visibilitychange', clock.check)
    window.addEventListener('focus', clock.check)
    window.addEventListener('pageshow', comeBack)
    return () => {
      document.removeEventListener('visibilitychange', clock.check)
      window.removeEventListener('focus', clock.check)
      window.removeEventListener('pageshow', comeBack)
    }
  }, [clock, mutate])
}

/** Follows the session's end in this tab; the clock may be another than the device's. */
export function useSessionClock(now?: () => number): SessionEnd {
  const { idleMinutes } = useConfig()
  const { mutate } = useSWRConfig()
  const [clock] = useState(() => new SessionClock({ now, onOver: (over) => void ask(over, mutate) }))
  useOtherTabs(clock, mutate)
  useWaking(clock, mutate)
  useEffect(() => {
    setActivityHandler((sentAt) => {
      const { loginId } = clock.getTime()
      if (loginId === '') return
      const endsAt = sentAt + idleMinutes * MINUTE
      clock.move(endsAt)
      tellTabs({ kind: 'moved', loginId, endsAt })
    })
    return () => setActivityHandler(() => {})
  }, [clock, idleMinutes])
  return useMemo(
    () => ({
      clock,
      extend: async () => {
        const { data } = await request(calls.session.extend, undefined, { byPerson: true })
        await mutate(keyOf(calls.session.authStatus), data, { revalidate: false })
        clock.begin(data.loginId, localTimeOf(data.idleExpiresAt))
        const { loginId, endsAt } = clock.getTime()
        tellTabs({ kind: 'moved', loginId, endsAt })
      },
    }),
    [clock, mutate],
  )
}
