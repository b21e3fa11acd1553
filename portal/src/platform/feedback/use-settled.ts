import { LIMITS } from '@tessera/contract'
import { useEffect, useState } from 'react'

/** Returns a text after it has not changed for a moment. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), LIMITS.debounce)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
