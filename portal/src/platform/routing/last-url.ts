import { safeLastUrl } from '@tessera/contract'
import { useLocation } from 'react-router-dom'

/** Where somebody was or wanted to go before they were led elsewhere, of the history's state; empty where it tells nothing. */
export function lastUrlOf(state: unknown): string {
  if (typeof state !== 'object' || state === null || !('lastUrl' in state)) return ''
  return typeof state.lastUrl === 'string' ? state.lastUrl : ''
}

/** Where somebody goes on who was led here from elsewhere: there, or to their apps. */
export function useWayOn(): string {
  return safeLastUrl(lastUrlOf(useLocation().state))
}
