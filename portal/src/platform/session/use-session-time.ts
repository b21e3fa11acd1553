import { useSyncExternalStore } from 'react'
import type { SessionClock, SessionTime } from './session-clock.ts'

/** Where the session stands now. */
export function useSessionTime(clock: SessionClock): SessionTime {
  return useSyncExternalStore(clock.subscribe, clock.getTime, clock.getTime)
}
