'use client'
import { useMemo, useSyncExternalStore } from 'react'

/** Returns the `MediaQueryList` of a media query; undefined on a server. */
export const mediaQueryList = (query: string) =>
  typeof window !== 'undefined' && typeof window.matchMedia === 'function' ? window.matchMedia(query) : undefined

function storeOf(query: string) {
  const list = mediaQueryList(query)
  return {
    subscribe: (notify: () => void) => {
      list?.addEventListener('change', notify)
      return () => list?.removeEventListener('change', notify)
    },
    read: () => list?.matches ?? false,
  }
}

/** Returns whether a media query matches, and renders again when that changes; false on a server. */
export function useMediaQuery(query: string) {
  const { subscribe, read } = useMemo(() => storeOf(query), [query])
  return useSyncExternalStore(subscribe, read, () => false)
}
