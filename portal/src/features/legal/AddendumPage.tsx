import { calls } from '@tessera/contract'
import type { ReactNode } from 'react'
import { useCall } from '../../data/use-call.ts'
import { useIntl } from '../../messages/intl.tsx'
import { LegalPage } from '../../platform/legal/LegalPage.tsx'
import { PdfLink } from '../../platform/legal/PdfLink.tsx'
import { SessionAction } from '../../platform/session/SessionAction.tsx'
import { useUser } from '../../platform/session/session.tsx'
import { Agreement } from './Agreement.tsx'
import { AcceptanceReason } from './AcceptanceReason.tsx'
import { useAcceptance } from './use-acceptance.ts'
import { WaitingNotice } from './WaitingNotice.tsx'

/** The data sharing addendum: an administrator accepts it for the company; other users read it and wait. */
export default function AddendumPage(): ReactNode {
  const { t } = useIntl()
  const { gate, authz, own_company: own, tenant } = useUser()
  const params = { companyId: tenant.id }
  const { data, ...state } = useCall(calls.legal.addendum, { params, query: {} })
  const { agree, ...agreeing } = useAcceptance(calls.legal.acceptAddendum, calls.legal.addendum)
  const isClosed = gate === 'ADDENDUM_NOT_ACCEPTED'
  const isRequired = isClosed && authz.group === 'ADMIN'
  return (
    <LegalPage
      title={t('title.addendum')}
      text={data}
      state={state}
      actions={tenant.id === own.id && <PdfLink call={calls.legal.addendumPdf} params={params} />}
      notice={
        isRequired ? (
          <AcceptanceReason text={data} changed={t('legal.addendumChanged')} isCompanys>
            {t('legal.addendumNotice')}
          </AcceptanceReason>
        ) : (
          isClosed && <WaitingNotice text={data} />
        )
      }
    >
      {isRequired && data && (
        <Agreement
          description={t('legal.addendumMeaning', { company: tenant.name })}
          agreeing={agreeing}
          onAccept={() => void agree({ params, body: { version: data.version, accepted: true } })}
        >
          <SessionAction />
        </Agreement>
      )}
    </LegalPage>
  )
}
