import { Button, PageMessage } from '@tessera/ui'
import type { ReactNode } from 'react'
import { useEffect, useRef } from 'react'
import type { RequestError } from '../../data/request-error.ts'
import { failureText } from '../../messages/failure-text.ts'
import { useIntl } from '../../messages/intl.tsx'
import { BackToStart } from './BackToStart.tsx'
import { useFailureTracking } from '../analytics/failure-tracking.ts'

interface LoadFailureProps {
  error: RequestError | undefined
  isRetrying?: boolean
  onRetry: () => void
  /** 1 if no part of the page could load and this replaces the page. */
  headingLevel?: 1 | 2
}

/**
 * Reports that the page's data failed to load, with a retry; on success, focus moves to the heading of the page or
 * dialog.
 */
export function LoadFailure({ error, isRetrying = false, onRetry, headingLevel = 2 }: LoadFailureProps): ReactNode {
  const { t } = useIntl()
  const wasPressed = useRef(false)
  const message = useRef<HTMLDivElement>(null)
  useFailureTracking(error)
  useEffect(() => {
    const dialog = message.current?.closest<HTMLElement>('[role=dialog]')
    return () => {
      if (wasPressed.current) (dialog ?? document.querySelector<HTMLElement>('main h1'))?.focus()
    }
  }, [])
  const press = (): void => {
    wasPressed.current = true
    onRetry()
  }
  return (
    <PageMessage
      ref={message}
      variant={headingLevel === 1 ? 'page' : 'inline'}
      headingLevel={headingLevel}
      title={t('error.title')}
      actions={
        <>
          <Button variant="primary" isPending={isRetrying} onPress={press}>
            {t('shell.tryAgain')}
          </Button>
          {headingLevel === 1 && <BackToStart />}
        </>
      }
    >
      {failureText(t, error, 'page')}
    </PageMessage>
  )
}
