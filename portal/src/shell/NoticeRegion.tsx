import { createToastQueue, Toast } from '@tessera/ui'
import type { ReactNode } from 'react'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useIntl } from '../messages/intl.tsx'
import { clearNotices, onNotice, waitingNotices } from '../platform/feedback/notices.ts'

/** Shows notices as they come, on whatever page one is by then. */
export default function NoticeRegion(): ReactNode {
  const { t } = useIntl()
  const [queue] = useState(createToastQueue)
  const waiting = useSyncExternalStore(onNotice, waitingNotices)
  useEffect(() => {
    for (const { tone, message } of waiting) queue.add({ tone, title: t(message) })
    clearNotices()
  }, [queue, waiting, t])
  return <Toast queue={queue} />
}
