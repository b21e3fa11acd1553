'use client'
import { useSyncExternalStore } from 'react'

/** The list of a media query, where there is a window. */
export const listOf = (query: string) =>
  typeof window !== 'undefined' && typeof window.matchMedia === 'function' ? window.matchMedia(query) : undefined

/** Tells whether a media query holds, also after the window changes; false on a server. */
export function useMedia(query: string) {
  return useSyncExternalStore(
    (notify) => {
      const list = listOf(query)
      list?.addEventListener('change', notify)
      return () => list?.removeEventListener('change', notify)
    },
    () => listOf(query)?.matches ?? false,
    () => false,
  )
}
