import { useState } from 'react'

/** Returns the same object for equal plain data, so that an equal copy causes no render or effect. */
export function useStableValue<Value>(value: Value): Value {
  const [kept, setKept] = useState(value)
  if (kept === value || JSON.stringify(kept) === JSON.stringify(value)) return kept
  setKept(value)
  return value
}
