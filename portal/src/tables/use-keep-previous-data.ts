import { useState } from 'react'

/** Returns the previous value while the next one loads; a value must keep its identity until it changes. */
export function useKeepPreviousData<T>(value: T | undefined): T | undefined {
  const [kept, setKept] = useState(value)
  if (value !== undefined && value !== kept) setKept(value)
  return value ?? kept
}
