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
  /** The required action. */
  children: ReactNode
}

/** The reason why a document must be accepted: a new version, a new request to all, or the first time. */
export function AskingNotice({ text, changed, isCompanys, children }: AskingNoticeProps): ReactNode {
  const { t } = useIntl()
  const earlier = useEarlier(text, isCompanys)
  return (
    <InlineAlert tone="info" title={earlier && (text?.accepted?.is_same_text ? t('legal.again') : changed)}>
      {earlier} {children}
    </InlineAlert>
  )
}
