import { useEffect, useState } from 'react'

/** Whether the wait has passed its limit; it stays true after that. */
export function useGracePeriod(isWaiting: boolean, limit: number): boolean {
  const [isOver, setIsOver] = useState(false)
  useEffect(() => {
    if (!isWaiting) return undefined
    const timer = setTimeout(() => setIsOver(true), limit)
    return () => clearTimeout(timer)
  }, [isWaiting, limit])
  return isOver
}
