import { useState } from 'react'

/** A value of plain data as one object for as long as it says the same, so that nothing happens for a copy's sake. */
export function useStableValue<Value>(value: Value): Value {
  const [kept, keep] = useState(value)
  if (kept === value || JSON.stringify(kept) === JSON.stringify(value)) return kept
  keep(value)
  return value
}
