import { safeLastUrl } from '@tessera/contract'
import { useLocation } from 'react-router-dom'

/** Returns the URL from before a redirect, from the history state; empty without one. */
export function lastUrlOf(state: unknown): string {
  if (typeof state !== 'object' || state === null || !('lastUrl' in state)) return ''
  return typeof state.lastUrl === 'string' ? state.lastUrl : ''
}

/** Returns the URL to continue at after a redirect: the original one, or the user's apps. */
export function useContinueUrl(): string {
  return safeLastUrl(lastUrlOf(useLocation().state))
}
