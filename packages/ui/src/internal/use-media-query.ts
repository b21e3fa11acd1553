'use client'
import { useSyncExternalStore } from 'react'

/** The list of a media query, where there is a window. */
export const mediaQueryList = (query: string) =>
  typeof window !== 'undefined' && typeof window.matchMedia === 'function' ? window.matchMedia(query) : undefined

/** Tells whether a media query holds, also after the window changes; false on a server. */
export function useMediaQuery(query: string) {
  return useSyncExternalStore(
    (notify) => {
      const list = mediaQueryList(query)
      list?.addEventListener('change', notify)
      return () => list?.removeEventListener('change', notify)
    },
    () => mediaQueryList(query)?.matches ?? false,
    () => false,
  )
}
