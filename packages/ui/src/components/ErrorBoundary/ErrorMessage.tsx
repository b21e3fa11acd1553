'use client'
import { useWords } from '../../messages/words.ts'
import { Button } from '../Button/Button.tsx'
import { PageMessage } from '../PageMessage/PageMessage.tsx'
import * as styles from './ErrorBoundary.css.ts'
import { errorBoundaryWords } from './words.ts'

interface ErrorMessageProps {
  reference: string | undefined
  details: string | undefined
  onRefresh: () => void
}

export function ErrorMessage({ reference, details, onRefresh }: ErrorMessageProps) {
  const words = useWords(errorBoundaryWords)
  return (
    <div role="alert">
      <PageMessage
        title={words.errorTitle}
        headingLevel={2}
        picture="broken"
        actions={
          <Button variant="primary" onPress={onRefresh}>
            {words.refresh}
          </Button>
        }
      >
        <p>{words.errorText}</p>
        {reference && (
          <p>
            <span>{words.errorReference}</span> <strong>{reference}</strong>
          </p>
        )}
        {details && (
          <details className={styles.details} open>
            <summary className={styles.summary}>{words.errorDetails}</summary>
            <pre className={styles.trail}>{details}</pre>
          </details>
        )}
      </PageMessage>
    </div>
  )
}
