import type { ComponentType, ReactNode } from 'react'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { onToast, waitingToasts } from '../platform/feedback/toasts.ts'
import { loadPart } from '../platform/routing/lazy-page.ts'

const loadRegion = () => import('./ToastRegion.tsx')

/** Loads the place of toasts before there is one: what cannot be loaded cannot say that there is no connection. */
export function preloadToasts(): void {
  void loadRegion().catch(() => {})
}

/** The place of toasts, loaded with the first of them; one that finds it missing waits for the next. */
export function Toasts(): ReactNode {
  const waiting = useSyncExternalStore(onToast, waitingToasts, waitingToasts)
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
