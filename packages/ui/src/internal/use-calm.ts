'use client'
import { useSyncExternalStore } from 'react'
import { listOf } from './use-media.ts'

const reduced = '(prefers-reduced-motion: reduce)'

/** Whether nothing is to glide: the provider's motion is 'none', or the system asks for less. */
export const isCalm = () => document.documentElement.dataset.motion === 'none' || (listOf(reduced)?.matches ?? false)

function subscribe(notify: () => void) {
  const list = listOf(reduced)
  const root = new MutationObserver(notify)
  root.observe(document.documentElement, { attributeFilter: ['data-motion'] })
  list?.addEventListener('change', notify)
  return () => {
    root.disconnect()
    list?.removeEventListener('change', notify)
  }
}

/** Tells the same as `isCalm`, also after it changes; false on a server. */
export const useCalm = () => useSyncExternalStore(subscribe, isCalm, () => false)
