'use client'
import { useSyncExternalStore } from 'react'

/** Pixels that the page keeps beside the panel. */
const PAGE = 320

function subscribe(notify: () => void) {
  window.addEventListener('resize', notify)
  return () => window.removeEventListener('resize', notify)
}

/** Returns the maximum width of a panel beside the page, in px; Infinity on a server. */
export const useAvailableWidth = () =>
  useSyncExternalStore(
    subscribe,
    () => window.innerWidth - PAGE,
    () => Infinity,
  )
