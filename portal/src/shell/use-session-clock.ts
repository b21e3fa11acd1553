import { calls, pathTo } from '@tessera/contract'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useCallListener, useRequest } from '../data/caller.tsx'
import type { CallListener } from '../data/client.ts'
import { localTimeOf } from '../data/server-time.ts'
import { useCachedResponses } from '../data/use-cached-responses.ts'
import { useConfig } from '../platform/config/config.tsx'
import { closeDrafts } from '../platform/drafts/draft-owner.ts'
import { useWrite } from '../platform/feedback/use-write.ts'
import type { TabMessage } from '../platform/session/session-channel.ts'
import { onTabMessage, notifyTabs } from '../platform/session/session-channel.ts'
import { SessionClock } from '../platform/session/session-clock.ts'

const MINUTE = 60_000

/** The session's end in this tab, synced with responses, user activity and other tabs. */
export interface SessionEnd {
  clock: SessionClock
  /** Extends the session. */
  extend: () => Promise<void>
}

type Ask = (clock: SessionClock) => Promise<void>

/**
 * Returns a function that asks the server whether the session is live; a 401 ends the clock through the call listener.
 */
function useAsk(): Ask {
  const request = useRequest()
  const { put } = useCachedResponses()
  return useCallback(
    async (clock) => {
      try {
        const { data } = await request(calls.session.authStatus)
        const { phase, loginId } = clock.getTime()
        if (phase === 'none' || phase === 'leaving') return
        if (data.loginId === loginId) await put(calls.session.authStatus, undefined, data)
        clock.begin(data.loginId, localTimeOf(data.idleExpiresAt))
      } catch {
        if (clock.getTime().phase === 'over') clock.end()
      }
    },
    [request, put],
  )
}

function useOtherTabs(clock: SessionClock, ask: Ask): void {
  const navigate = useNavigate()
  const { refresh } = useCachedResponses()
  useEffect(() => {
    const onMessage = (message: TabMessage): void => {
      const { phase, loginId } = clock.getTime()
      if (message.kind === 'extended') {
        if (message.loginId === loginId) clock.move(message.endsAt)
      } else if (phase === 'none') {
        if (message.kind === 'signedIn') void refresh(calls.session.authStatus)
      } else if (message.kind === 'loggedOut') {
        closeDrafts()
        clock.leave()
        void navigate(pathTo('/logout'), { replace: true, state: { isLoggedOut: true } })
      } else if (message.kind === 'ended' ? phase !== 'ended' : phase === 'ended' || message.loginId !== loginId) {
        void ask(clock)
      }
    }
    return onTabMessage(onMessage)
  }, [clock, ask, refresh, navigate])
}

/**
 * Timers pause while the device sleeps, and a page can return from the back/forward cache after a logout in another
 * tab.
 */
function useWaking(clock: SessionClock, ask: Ask): void {
  useEffect(() => {
    const comeBack = ({ persisted }: PageTransitionEvent): void => {
      if (persisted && clock.getTime().phase !== 'none') void ask(clock)
    }
    document.addEventListener('visibilitychange', clock.check)
    window.addEventListener('focus', clock.check)
    window.addEventListener('pageshow', comeBack)
    return () => {
      document.removeEventListener('visibilitychange', clock.check)
      window.removeEventListener('focus', clock.check)
      window.removeEventListener('pageshow', comeBack)
    }
  }, [clock, ask])
}

/** User activity extends the session in every tab. */
function useActivity(clock: SessionClock): void {
  const { idleMinutes } = useConfig()
  const listener = useMemo<CallListener>(
    () => ({
      onActivity(sentAt) {
        const { loginId } = clock.getTime()
        if (loginId === '') return
        const endsAt = sentAt + idleMinutes * MINUTE
        clock.move(endsAt)
        notifyTabs({ kind: 'extended', loginId, endsAt })
      },
    }),
    [clock, idleMinutes],
  )
  useCallListener(listener)
}

/** Tracks the session's end in this tab; the clock can differ from the device's. */
export function useSessionClock(now?: () => number): SessionEnd {
  const ask = useAsk()
  const { put } = useCachedResponses()
  const { write } = useWrite(calls.session.extend)
  const [clock] = useState(() => new SessionClock({ now, onOver: (over) => void ask(over) }))
  useOtherTabs(clock, ask)
  useWaking(clock, ask)
  useActivity(clock)
  return useMemo(
    () => ({
      clock,
      extend: async () => {
        const data = await write()
        await put(calls.session.authStatus, undefined, data)
        clock.begin(data.loginId, localTimeOf(data.idleExpiresAt))
        const { loginId, endsAt } = clock.getTime()
        notifyTabs({ kind: 'extended', loginId, endsAt })
      },
    }),
    [clock, write, put],
  )
}
