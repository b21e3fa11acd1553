import { createToastQueue, Toast } from '@tessera/ui'
import type { ReactNode } from 'react'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { failureText } from '../messages/failure-text.ts'
import { useIntl } from '../messages/intl.tsx'
import { clearToasts, onToast, waitingToasts } from '../platform/feedback/toasts.ts'

/** Shows toasts as they arrive, on any page. */
export default function ToastRegion(): ReactNode {
  const { t } = useIntl()
  const [queue] = useState(createToastQueue)
  const waiting = useSyncExternalStore(onToast, waitingToasts)
  useEffect(() => {
    for (const toast of waiting) {
      if ('failure' in toast) {
        queue.add({ tone: toast.tone, title: failureText(t, toast.failure, 'notice') })
        continue
      }
      const { tone, message, values, action } = toast
      queue.add({
        tone,
        title: t(message, values),
        ...(action && { action: { label: t(action.label), onAction: action.onAction } }),
      })
    }
    clearToasts()
  }, [queue, waiting, t])
  return <Toast queue={queue} />
}
