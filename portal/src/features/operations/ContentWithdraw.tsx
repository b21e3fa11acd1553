import type { ManagedContentDetail } from '@tessera/contract'
import { calls } from '@tessera/contract'
import { Button } from '@tessera/ui'
import { ConfirmDialog } from '@tessera/ui/confirm-dialog'
import type { ReactNode, RefObject } from 'react'
import { useEffect, useRef, useState } from 'react'
import { RequestError } from '../../data/request-error.ts'
import { useCachedResponses } from '../../data/use-cached-responses.ts'
import { failureText } from '../../messages/failure-text.ts'
import { useIntl } from '../../messages/intl.tsx'
import { useWrite } from '../../platform/feedback/use-write.ts'
import { CONTENT_CHANGED } from './content-saving.ts'

const EFFECTS = { toast: 'content.withdrawn' } as const

interface ContentWithdrawProps {
  item: ManagedContentDetail
  /** The heading that takes the focus when the button is gone. */
  headingRef: RefObject<HTMLHeadingElement | null>
}

/** The button that withdraws a published item after a confirmation. */
export function ContentWithdraw({ item, headingRef }: ContentWithdrawProps): ReactNode {
  const { t } = useIntl()
  const { refresh } = useCachedResponses()
  const { write } = useWrite(calls.content.withdraw, EFFECTS)
  const [isAsking, setAsking] = useState(false)
  const isDone = useRef(false)
  const isPublished = item.languages.some(({ published }) => published > 0)
  useEffect(() => {
    if (isAsking || !isDone.current) return
    isDone.current = false
    headingRef.current?.focus()
  }, [isAsking, headingRef])
  const withdraw = async (): Promise<void> => {
    try {
      await write({ params: { '*': item.path } })
      isDone.current = true
    } finally {
      await refresh(...CONTENT_CHANGED)
    }
  }
  return (
    <>
      {isPublished && <Button onPress={() => setAsking(true)}>{t('content.withdraw')}</Button>}
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        tone="danger"
        title={t('content.withdrawTitle')}
        confirmLabel={t('content.withdraw')}
        errorMessage={(error) => (error instanceof RequestError ? failureText(t, error, 'notice') : t('error.title'))}
        onConfirm={withdraw}
      >
        {t('content.withdrawText')}
      </ConfirmDialog>
    </>
  )
}
