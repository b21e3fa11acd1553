import { calls, pathTo } from '@tessera/contract'
import { ButtonLink, InlineAlert } from '@tessera/ui'
import type { ReactNode } from 'react'
import { useCall } from '../../data/use-call.ts'
import { useIntl } from '../../messages/intl.tsx'
import { useUser } from '../../platform/session/session.tsx'
import { Agreement } from './Agreement.tsx'
import { LegalPage } from './LegalPage.tsx'
import { useAgreeing } from './use-agreeing.ts'

/** The non-disclosure agreement, which people of third parties accept before they see figures; declining logs out. */
export default function NdaPage(): ReactNode {
  const { t } = useIntl()
  const { gate, login_id: loginId } = useUser()
  const { data, ...state } = useCall(calls.legal.nda)
  const { agree, ...agreeing } = useAgreeing(calls.legal.acceptNda, calls.legal.nda)
  const text = data?.content
  const isAsked = gate === 'NDA_NOT_ACCEPTED'
  return (
    <LegalPage
      title={t('title.nda')}
      text={text}
      state={state}
      notice={isAsked && <InlineAlert tone="info">{t('legal.ndaNotice')}</InlineAlert>}
    >
      {isAsked && text && (
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
