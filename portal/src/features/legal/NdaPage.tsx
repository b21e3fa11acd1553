import { calls, pathTo } from '@tessera/contract'
import { ButtonLink } from '@tessera/ui'
import type { ReactNode } from 'react'
import { useCall } from '../../data/use-call.ts'
import { useIntl } from '../../messages/intl.tsx'
import { LegalPage } from '../../platform/legal/LegalPage.tsx'
import { PdfLink } from '../../platform/legal/PdfLink.tsx'
import { useUser } from '../../platform/session/session.tsx'
import { Agreement } from './Agreement.tsx'
import { AcceptanceReason } from './AcceptanceReason.tsx'
import { useAcceptance } from './use-acceptance.ts'

/** The non-disclosure agreement, which third-party users accept before they see data; declining logs out. */
export default function NdaPage(): ReactNode {
  const { t } = useIntl()
  const { gate, login_id: loginId } = useUser()
  const { data, ...state } = useCall(calls.legal.nda)
  const { agree, ...agreeing } = useAcceptance(calls.legal.acceptNda, calls.legal.nda)
  const text = data?.content
  const isRequired = gate === 'NDA_NOT_ACCEPTED'
  return (
    <LegalPage
      title={t('title.nda')}
      text={text}
      state={state}
      actions={<PdfLink call={calls.legal.ndaPdf} />}
      notice={
        isRequired && (
          <AcceptanceReason text={text} changed={t('legal.ndaChanged')}>
            {t('legal.ndaNotice')}
          </AcceptanceReason>
        )
      }
    >
      {isRequired && text && (
        <Agreement
          description={t('legal.ndaMeaning')}
          agreeing={agreeing}
          onAccept={() =>
            void agree({
              params: { loginId },
              body: { nda_version: text.version, accepted: true, locale: text.locale },
            })
          }
        >
          <ButtonLink href={pathTo('/logout')}>{t('legal.decline')}</ButtonLink>
        </Agreement>
      )}
    </LegalPage>
  )
}
