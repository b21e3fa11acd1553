'use client'
import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/**
 * Whether the client renders: false on the server and during hydration. Code that reads the time waits for it, as a
 * cached page doesn't know the visitor's day.
 */
export const useIsClient = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
