import { useEffect, useEffectEvent, useRef } from 'react'

/** Requests more rows once per row count, -1 for none; it waits for pending rows. */
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
