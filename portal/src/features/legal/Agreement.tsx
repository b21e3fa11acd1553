import { Button, Card, InlineAlert, Inline, Section } from '@tessera/ui'
import type { ReactNode } from 'react'
import type { RequestError } from '../../data/request-error.ts'
import { failureText } from '../../messages/failure-text.ts'
import { useIntl } from '../../messages/intl.tsx'

interface AgreementProps {
  /** The effect of accepting. */
  description: string
  agreeing: { isPending: boolean; error: RequestError | undefined }
  onAccept: () => void
  /** The alternative to accepting. */
  children: ReactNode
}

/** Asks for acceptance below a document. The button is always enabled, because some users cannot scroll. */
export function Agreement({ description, agreeing, onAccept, children }: AgreementProps): ReactNode {
  const { t } = useIntl()
  const { isPending, error } = agreeing
  return (
    <Card>
      <Section title={t('legal.agreement')} description={description} gap={4}>
        {error && <InlineAlert tone="danger">{failureText(t, error, 'form')}</InlineAlert>}
        <Inline gap={3}>
          <Button variant="primary" isPending={isPending} onPress={onAccept}>
            {t('legal.accept')}
          </Button>
          {children}
        </Inline>
      </Section>
    </Card>
  )
}
