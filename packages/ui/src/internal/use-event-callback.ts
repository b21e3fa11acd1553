import { useCallback, useInsertionEffect, useRef } from 'react'

/**
 * Returns a stable callback for events that calls the latest function, so that nothing renders again. React's
 * `useEffectEvent` is only for effects: it cannot be passed on and changes on each render.
 */
export function useEventCallback<Given extends unknown[], Result>(callback: (...given: Given) => Result) {
  const latest = useRef(callback)
  useInsertionEffect(() => {
    latest.current = callback
  })
  return useCallback((...given: Given) => latest.current(...given), [])
}
