import { useEffect, useState } from 'react'

/** Whether something has been waited for long enough; then it stays so. */
export function useGracePeriod(isWaiting: boolean, limit: number): boolean {
  const [isOver, setIsOver] = useState(false)
  useEffect(() => {
    if (!isWaiting) return undefined
    const timer = setTimeout(() => setIsOver(true), limit)
    return () => clearTimeout(timer)
  }, [isWaiting, limit])
  return isOver
}
