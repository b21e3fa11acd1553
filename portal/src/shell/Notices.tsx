import type { ComponentType, ReactNode } from 'react'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { onNotice, waitingNotices } from '../platform/feedback/notices.ts'
import { loadPart } from '../platform/routing/lazy-page.ts'

const loadRegion = () => import('./NoticeRegion.tsx')

/** Loads the place of notices before there is one: what cannot be loaded cannot say that there is no connection. */
export function preloadNotices(): void {
  void loadRegion().catch(() => {})
}

/** The place of notices, loaded with the first of them; one that finds it missing waits for the next. */
export function Notices(): ReactNode {
  const waiting = useSyncExternalStore(onNotice, waitingNotices)
  const [Region, setRegion] = useState<ComponentType>()
  useEffect(() => {
    if (waiting.length === 0) return
    loadPart(loadRegion).then(
      (loaded) => setRegion(() => loaded.default),
      () => {},
    )
  }, [waiting])
  return Region && <Region />
}
