'use client'
import { useMessages } from '../../messages/use-messages.ts'
import { Button } from '../Button/Button.tsx'
import { PageMessage } from '../PageMessage/PageMessage.tsx'
import * as styles from './ErrorBoundary.css.ts'
import { errorBoundaryMessages } from './messages.ts'

interface ErrorMessageProps {
  reference: string | undefined
  details: string | undefined
  onRefresh: () => void
}

export function ErrorMessage({ reference, details, onRefresh }: ErrorMessageProps) {
  const messages = useMessages(errorBoundaryMessages)
  return (
    <div role="alert">
      <PageMessage
        title={messages.errorTitle}
        headingLevel={2}
        picture="broken"
        actions={
          <Button variant="primary" onPress={onRefresh}>
            {messages.refresh}
          </Button>
        }
      >
        <p>{messages.errorText}</p>
        {reference && (
          <p>
            <span>{messages.errorReference}</span> <strong>{reference}</strong>
          </p>
        )}
        {details && (
          <details className={styles.details} open>
            <summary className={styles.summary}>{messages.errorDetails}</summary>
            <pre className={styles.trail}>{details}</pre>
          </details>
        )}
      </PageMessage>
    </div>
  )
}
