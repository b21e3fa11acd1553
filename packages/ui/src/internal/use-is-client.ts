'use client'
import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/**
 * Returns whether the client renders: false on the server and during hydration. Code that reads the time waits for it,
 * because a cached page doesn't know the visitor's date.
 */
export const useIsClient = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
