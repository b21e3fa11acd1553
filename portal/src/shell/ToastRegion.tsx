import { createToastQueue, Toast } from '@tessera/ui'
import type { ReactNode } from 'react'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { failureText } from '../messages/failure-text.ts'
import { useIntl } from '../messages/intl.tsx'
import { clearToasts, onToast, waitingToasts } from '../platform/feedback/toasts.ts'

/** Shows toasts as they come, on whatever page one is by then. */
export default function ToastRegion(): ReactNode {
  const { t } = useIntl()
  const [queue] = useState(createToastQueue)
  const waiting = useSyncExternalStore(onToast, waitingToasts)
  useEffect(() => {
    for (const told of waiting) {
      const title = 'failure' in told ? failureText(t, told.failure, 'notice') : t(told.message)
      queue.add({ tone: told.tone, title })
    }
    clearToasts()
  }, [queue, waiting, t])
  return <Toast queue={queue} />
}
