'use client'
import { useSyncExternalStore } from 'react'

/** Px that the page keeps beside the panel. */
const PAGE = 320

function subscribe(notify: () => void) {
  window.addEventListener('resize', notify)
  return () => window.removeEventListener('resize', notify)
}

/** How wide a panel may be beside the page, in px; without bounds on a server. */
export const useAvailableWidth = () =>
  useSyncExternalStore(
    subscribe,
    () => window.innerWidth - PAGE,
    () => Infinity,
  )
