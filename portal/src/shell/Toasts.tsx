import type { ComponentType, ReactNode } from 'react'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { onToast, waitingToasts } from '../platform/feedback/toasts.ts'
import { loadPart } from '../platform/routing/lazy-page.ts'

const loadRegion = () => import('./ToastRegion.tsx')

/** Loads the toast region in advance, because a failed load could not report that the device is offline. */
export function preloadToasts(): void {
  void loadRegion().catch(() => {})
}

/** The toast region, loaded with the first toast; if that fails, the next toast tries again. */
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
