import { useState } from 'react'

/** What was there last, while the next is on its way; a value that is there must stay the same until it changes. */
export function useKeepPreviousData<T>(value: T | undefined): T | undefined {
  const [kept, setKept] = useState(value)
  if (value !== undefined && value !== kept) setKept(value)
  return value ?? kept
}
