'use client'
import { useSyncExternalStore } from 'react'
import { mediaQueryList } from './use-media-query.ts'

const reduced = '(prefers-reduced-motion: reduce)'

/** Whether motion is off: the provider's motion is 'none', or the system requests reduced motion. */
export const prefersReducedMotion = () =>
  document.documentElement.dataset.motion === 'none' || (mediaQueryList(reduced)?.matches ?? false)

function subscribe(notify: () => void) {
  const list = mediaQueryList(reduced)
  const root = new MutationObserver(notify)
  root.observe(document.documentElement, { attributeFilter: ['data-motion'] })
  list?.addEventListener('change', notify)
  return () => {
    root.disconnect()
    list?.removeEventListener('change', notify)
  }
}

/** Returns `prefersReducedMotion()`, and renders again when it changes; false on a server. */
export const useReducedMotion = () => useSyncExternalStore(subscribe, prefersReducedMotion, () => false)
