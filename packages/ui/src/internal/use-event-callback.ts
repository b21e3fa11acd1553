import { useCallback, useInsertionEffect, useRef } from 'react'

/**
 * A callback for events that is always the same and calls the latest, so that nothing is drawn again for its sake.
 * React's `useEffectEvent` is for effects alone: it may not be handed on, and is another at each drawing.
 */
export function useEventCallback<Given extends unknown[], Result>(callback: (...given: Given) => Result) {
  const latest = useRef(callback)
  useInsertionEffect(() => {
    latest.current = callback
  })
  return useCallback((...given: Given) => latest.current(...given), [])
}
