import { useCallback, useInsertionEffect, useRef, useState } from 'react'

/** A callback for events that is always the same and calls the latest, so that nothing is drawn again for its sake. */
export function useSteady<Given extends unknown[], Result>(callback: (...given: Given) => Result) {
  const latest = useRef(callback)
  useInsertionEffect(() => {
    latest.current = callback
  })
  return useCallback((...given: Given) => latest.current(...given), [])
}

/** A value of plain data as one object for as long as it says the same, so that nothing happens for a copy's sake. */
export function useSame<Value>(value: Value): Value {
  const [kept, keep] = useState(value)
  if (kept === value || JSON.stringify(kept) === JSON.stringify(value)) return kept
  keep(value)
  return value
}
