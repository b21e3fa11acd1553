import type { LegalText } from '@tessera/contract'
import { InlineAlert } from '@tessera/ui'
import type { ReactNode } from 'react'
import { useIntl } from '../../messages/intl.tsx'
import { useEarlier } from './use-earlier.ts'

interface AskingNoticeProps {
  text: LegalText | undefined
  /** Says that the document is another one than was accepted. */
  changed: string
  /** Accepted for the reader's company, not for themselves. */
  isCompanys?: boolean
  /** What the reader is asked to do. */
  children: ReactNode
}

/** Why somebody is asked to accept a document: because it has changed, because all are asked anew, or for the first time. */
export function AskingNotice({ text, changed, isCompanys, children }: AskingNoticeProps): ReactNode {
  const { t } = useIntl()
  const earlier = useEarlier(text, isCompanys)
  return (
    <InlineAlert tone="info" title={earlier && (text?.accepted?.is_same_text ? t('legal.again') : changed)}>
      {earlier} {children}
    </InlineAlert>
  )
}
