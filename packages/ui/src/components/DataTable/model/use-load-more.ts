import { useEffect, useEffectEvent, useRef } from 'react'

/** Asks for more once for each number of rows at which they are wanted, -1 for none; what is on its way comes first. */
export function useLoadMore(wantedAt: number, isRefreshing: boolean, onLoadMore: () => void) {
  const asked = useRef(-1)
  const ask = useEffectEvent(onLoadMore)
  useEffect(() => {
    if (wantedAt < 0) asked.current = -1
    if (wantedAt === asked.current || isRefreshing) return
    asked.current = wantedAt
    ask()
  }, [wantedAt, isRefreshing])
}
