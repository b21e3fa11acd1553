import { useSyncExternalStore } from 'react'
import type { SessionClock, SessionTime } from './session-clock.ts'

/** Returns the current time and phase of the session. */
export function useSessionTime(clock: SessionClock): SessionTime {
  return useSyncExternalStore(clock.subscribe, clock.getTime, clock.getTime)
}
