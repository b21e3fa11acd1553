import type { AgreedDocument, LegalText } from '@tessera/contract'
import { calls, pathTo } from '@tessera/contract'
import { Breadcrumbs } from '@tessera/ui'
import type { ReactNode, Ref } from 'react'
import type { CallState } from '../../data/use-call.ts'
import { useIntl } from '../../messages/intl.tsx'
import NotFoundPage from '../../platform/feedback/NotFoundPage.tsx'
import { LegalPage } from '../../platform/legal/LegalPage.tsx'
import { PdfLink } from '../../platform/legal/PdfLink.tsx'
import { useUser } from '../../platform/session/session.tsx'
import { DOCUMENT_TITLES } from './accepted-messages.ts'

interface AcceptedDocumentViewProps {
  document: AgreedDocument
  state: CallState<LegalText>
  headingRef: Ref<HTMLHeadingElement>
}

/** The text of an accepted document at the time of its acceptance. */
export function AcceptedDocumentView({ document, state, headingRef }: AcceptedDocumentViewProps): ReactNode {
  const { t } = useIntl()
  const { login_id: loginId } = useUser()
  if (!state.data && state.error?.status === 404) return <NotFoundPage />
  const title = t(DOCUMENT_TITLES[document])
  return (
    <LegalPage
      title={title}
      text={state.data}
      state={state}
      headingRef={headingRef}
      breadcrumbs={<Breadcrumbs items={[{ label: t('title.profile'), href: pathTo('/profile') }, { label: title }]} />}
      actions={<PdfLink call={calls.legal.acceptedPdf} params={{ loginId, document }} />}
    />
  )
}
