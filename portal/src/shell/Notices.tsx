import type { ReactNode } from 'react'
import { lazy, Suspense, useSyncExternalStore } from 'react'
import { loadPart } from './lazy-page.ts'
import { hasNotices, onNotice } from './notices.ts'

const NoticeRegion = lazy(() => loadPart(() => import('./NoticeRegion.tsx')))

/** The place of notices, loaded with the first of them. */
export function Notices(): ReactNode {
  const isWanted = useSyncExternalStore(onNotice, hasNotices)
  if (!isWanted) return null
  return (
    <Suspense>
      <NoticeRegion />
    </Suspense>
  )
}
