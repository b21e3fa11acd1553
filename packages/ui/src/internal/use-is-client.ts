'use client'
import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/**
 * Returns false on the server and during hydration, then true. Code that reads the time renders only then, because a
 * cached page doesn't know the visitor's date.
 */
export const useIsClient = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
