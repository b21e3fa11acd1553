'use client'
import { useMemo, useSyncExternalStore } from 'react'

/** The list of a media query, where there is a window. */
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

/** Tells whether a media query holds, also after the window changes; false on a server. */
export function useMediaQuery(query: string) {
  const { subscribe, read } = useMemo(() => storeOf(query), [query])
  return useSyncExternalStore(subscribe, read, () => false)
}
