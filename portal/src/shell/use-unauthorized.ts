import { calls } from '@tessera/contract'
import { useMemo } from 'react'
import { useNavigate } from 'react-router-dom'
import { useCallListener } from '../data/caller.tsx'
import type { CallListener } from '../data/client.ts'
import { clearMenuSelections, setIdleFlag } from '../data/storage.ts'
import { destinationOf, isSessionEnd } from '../data/unauthorized.ts'
import { useCachedResponses } from '../data/use-cached-responses.ts'
import { hasDirtyForm } from '../platform/drafts/dirty-forms.ts'
import type { PortalRoute } from '../platform/routing/route.ts'
import { routeAt } from '../platform/routing/route.ts'
import { notifyTabs } from '../platform/session/session-channel.ts'
import type { SessionClock } from '../platform/session/session-clock.ts'

/** Calls about the session itself, whose pages report their failures. */
const ABOUT_SESSION: readonly string[] = [calls.session.authStatus.id, calls.session.extend.id]

/**
 * Redirects users whose account closes a private page, or whose session ended while they worked. A page stays below the
 * alert if its session's end was already reported, or if it has an unsent form.
 */
export function useUnauthorized(routes: readonly PortalRoute[], clock: SessionClock): void {
  const navigate = useNavigate()
  const { refresh } = useCachedResponses()
  const listener = useMemo<CallListener>(
    () => ({
      onUnauthorized(error, callId) {
        clearMenuSelections()
        const isEnd = isSessionEnd(error)
        const { phase } = clock.getTime()
        if (error.code === 'SESSION_IDLE') setIdleFlag()
        if (isEnd && (phase === 'live' || phase === 'ending' || phase === 'over')) notifyTabs({ kind: 'ended' })
        if (phase === 'ended' || phase === 'leaving') return
        // Before the user is known, the session's own call reports it.
        const isAsking = phase === 'none' && callId === calls.session.userContext.id
        // A page with an unsent form stays, so its files can still be sent after a login in another tab.
        const stays = isEnd && (phase === 'over' || hasDirtyForm())
        if (isAsking || ABOUT_SESSION.includes(callId) || stays) {
          clock.end()
          return
        }
        const { pathname, search, hash } = window.location
        const isPrivate = routeAt(routes, pathname).access === 'private'
        const destination = destinationOf(error, { pathname, search, hash, isPrivate })
        if (!destination) {
          if (isEnd) clock.end()
          return
        }
        if (isEnd) clock.leave()
        const state = { lastUrl: pathname + search + hash, isIdleEnd: destination.isIdle }
        void navigate(destination.to, { replace: true, state })
        if (!isEnd) void refresh(calls.session.authStatus, calls.session.userContext)
      },
    }),
    [routes, clock, navigate, refresh],
  )
  useCallListener(listener)
}
