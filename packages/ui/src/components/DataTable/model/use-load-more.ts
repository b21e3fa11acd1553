import { useEffect, useEffectEvent, useRef } from 'react'

/** Requests more once for each number of rows, -1 for none; pending rows come first. */
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
