import type { Call } from '@tessera/contract'
import { resolveLocale } from '@tessera/contract'
import { ButtonLink } from '@tessera/ui'
import type { ReactNode } from 'react'
import { useCaller } from '../../data/caller.tsx'
import { urlOf } from '../../data/client.ts'
import { useIntl } from '../../messages/intl.tsx'

interface PdfLinkProps {
  call: Call
  params?: Record<string, string>
  query?: Record<string, string>
}

/** A link to a document's PDF: its address contains the query and the language. */
export function PdfLink({ call, params, query }: PdfLinkProps): ReactNode {
  const { t, locale } = useIntl()
  const caller = useCaller()
  const pdfQuery = { ...query, locale: resolveLocale(locale) }
  return (
    <ButtonLink href={urlOf(caller, call, { params, query: pdfQuery })} download>
      {t('document.pdf')}
    </ButtonLink>
  )
}
