import type { LegalText } from '@tessera/contract'
import { InlineAlert } from '@tessera/ui'
import type { ReactNode } from 'react'
import { useIntl } from '../../messages/intl.tsx'
import { useEarlier } from './use-earlier.ts'

interface AcceptanceReasonProps {
  text: LegalText | undefined
  /** Explains that the document differs from the accepted one. */
  changed: string
  /** Whether the company accepted the document, not the reader. */
  isCompanys?: boolean
  /** The required action. */
  children: ReactNode
}

/** Shows why a document must be accepted: a new version, a new request to all users, or the first time. */
export function AcceptanceReason({ text, changed, isCompanys, children }: AcceptanceReasonProps): ReactNode {
  const { t } = useIntl()
  const earlier = useEarlier(text, isCompanys)
  return (
    <InlineAlert tone="info" title={earlier && (text?.accepted?.is_same_text ? t('legal.again') : changed)}>
      {earlier} {children}
    </InlineAlert>
  )
}
