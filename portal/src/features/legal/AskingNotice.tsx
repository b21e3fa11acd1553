import type { LegalText } from '@tessera/contract'
import { InlineAlert } from '@tessera/ui'
import type { ReactNode } from 'react'
import type { MessageId } from '../../messages/intl.tsx'
import { useIntl } from '../../messages/intl.tsx'
import { useEarlier } from './use-earlier.ts'

interface AskingNoticeProps {
  text: LegalText | undefined
  /** Says that the document is another one than was accepted. */
  changed: MessageId
  /** Says which version was accepted, and when. */
  before: MessageId
  /** What the reader is asked to do. */
  children: ReactNode
}

/** Why somebody is asked to accept a document: because it has changed, because all are asked anew, or for the first time. */
export function AskingNotice({ text, changed, before, children }: AskingNoticeProps): ReactNode {
  const { t } = useIntl()
  const earlier = useEarlier(text, before)
  return (
    <InlineAlert tone="info" title={earlier && t(text?.accepted?.is_same_text ? 'legal.again' : changed)}>
      {earlier} {children}
    </InlineAlert>
  )
}
