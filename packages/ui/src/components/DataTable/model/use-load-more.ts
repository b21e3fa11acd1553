import { useEffect, useEffectEvent, useRef } from 'react'

/** Requests more rows once for each row count in `wantedAt`, or none for -1. It waits for pending rows. */
export function useLoadMore(wantedAt: number, isRefreshing: boolean, onLoadMore: () => void) {
  const requested = useRef(-1)
  const ask = useEffectEvent(onLoadMore)
  useEffect(() => {
    if (wantedAt < 0) requested.current = -1
    if (wantedAt === requested.current || isRefreshing) return
    requested.current = wantedAt
    ask()
  }, [wantedAt, isRefreshing])
}
