import type { ReactNode } from 'react'
import { lazy, Suspense, useState } from 'react'
import { useIntl } from '../messages/intl.tsx'
import { loadPart, withMessages } from '../platform/routing/lazy-page.ts'

const loadDialog = () => withMessages(() => import('./LogOutEverywhereDialog.tsx'), 'session')

const LogOutEverywhereDialog = lazy(() => loadPart(loadDialog))

/** Preloads the dialog; a failure is reported when it opens. */
export function preloadLogOutEverywhere(): void {
  void loadDialog().catch(() => {})
}

interface LogOutEverywhere {
  item: { id: string; label: string; onAction: () => void }
  /** The confirmation dialog; render it wherever the item's menu is rendered. */
  dialog: ReactNode
}

/** Returns an entry of the user menu that ends all of the user's sessions after confirmation. */
export function useLogOutEverywhere(): LogOutEverywhere {
  const { t } = useIntl()
  const [isAsking, setIsAsking] = useState(false)
  return {
    item: { id: 'logOutEverywhere', label: t('shell.everywhere'), onAction: () => setIsAsking(true) },
    dialog: isAsking && (
      <Suspense>
        <LogOutEverywhereDialog onOpenChange={setIsAsking} />
      </Suspense>
    ),
  }
}
