import { safeLastUrl } from '@tessera/contract'
import { useLocation } from 'react-router-dom'

/** The original address before a redirect, from the history state; empty where there is none. */
export function lastUrlOf(state: unknown): string {
  if (typeof state !== 'object' || state === null || !('lastUrl' in state)) return ''
  return typeof state.lastUrl === 'string' ? state.lastUrl : ''
}

/** The address after a redirect: the original one, or the user's apps. */
export function useWayOn(): string {
  return safeLastUrl(lastUrlOf(useLocation().state))
}
