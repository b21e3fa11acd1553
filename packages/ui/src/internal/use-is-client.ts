'use client'
import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/**
 * Whether a browser draws: not on a server, nor while the page that one sent is taken over. What asks for the time waits
 * for it, as a server that keeps its pages does not know the visitor's day.
 */
export const useIsClient = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
