import { calls, companyTypeOf, DEFAULT_TERMS } from '@tessera/contract'
import { LoadingPage } from '@tessera/ui'
import { Select } from '@tessera/ui/select'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useCall } from '../../data/use-call.ts'
import { useIntl } from '../../messages/intl.tsx'
import { LegalPage } from '../../platform/legal/LegalPage.tsx'
import { PdfLink } from '../../platform/legal/PdfLink.tsx'
import { SessionAction } from '../../platform/session/SessionAction.tsx'
import { useSession, useUser } from '../../platform/session/session.tsx'
import { Agreement } from './Agreement.tsx'
import { AcceptanceReason } from './AcceptanceReason.tsx'
import { useAcceptance } from './use-acceptance.ts'

/** At these gates, users read their own terms, because not every tenant has public terms. */
const READ_AS_OWN = ['REGISTRATION_INCOMPLETE', 'TERMS_NOT_ACCEPTED']

/** The variants that an anonymous visitor can choose. */
const OFFERED = [
  { id: 'SUPPLIER', label: 'legal.suppliers' },
  { id: 'THIRD_PARTY_AGENCY', label: 'legal.agencies' },
  { id: 'ACCOUNT', label: 'legal.accounts' },
  { id: 'BASIC_VENDOR', label: 'legal.basicVendors' },
] as const

/** The terms of use: public, and with acceptance if required. */
export default function TermsPage(): ReactNode {
  const { status, user } = useSession()
  if (status === 'pending') return <LoadingPage />
  return user?.gate && READ_AS_OWN.includes(user.gate) ? <OwnTerms /> : <PublicTerms />
}

function OwnTerms(): ReactNode {
  const { t } = useIntl()
  const { gate, own_company: company, tenant } = useUser()
  const params = { companyId: company.id }
  const { data, ...state } = useCall(calls.legal.terms, { params })
  const { agree, ...agreeing } = useAcceptance(calls.legal.acceptTerms, calls.legal.terms)
  const isRequired = gate === 'TERMS_NOT_ACCEPTED'
  return (
    <LegalPage
      title={t('title.terms')}
      text={data}
      state={state}
      actions={
        <PdfLink
          call={calls.legal.publicTermsPdf}
          query={{ companyType: companyTypeOf(tenant.type) ?? DEFAULT_TERMS }}
        />
      }
      notice={
        isRequired && (
          <AcceptanceReason text={data} changed={t('legal.termsChanged')}>
            {t('legal.termsNotice')}
          </AcceptanceReason>
        )
      }
    >
      {isRequired && data && (
        <Agreement
          description={t('legal.termsMeaning')}
          agreeing={agreeing}
          onAccept={() => void agree({ params, body: { version: data.version, accepted: true } })}
        >
          <SessionAction />
        </Agreement>
      )}
    </LegalPage>
  )
}

function PublicTerms(): ReactNode {
  const { t } = useIntl()
  const { user } = useSession()
  const [search, setSearch] = useSearchParams()
  const own = user && companyTypeOf(user.tenant.type)
  const wanted = search.get('companyType')
  const chosen = OFFERED.find(({ id }) => id === wanted)?.id ?? 'SUPPLIER'
  const companyType = own ?? chosen
  const { data, ...state } = useCall(calls.legal.publicTerms, { query: { companyType } })
  return (
    <LegalPage
      title={t('title.terms')}
      text={data}
      state={state}
      actions={<PdfLink call={calls.legal.publicTermsPdf} query={{ companyType }} />}
      notice={
        !own && (
          <Select
            label={t('legal.termsFor')}
            value={chosen}
            options={OFFERED.map(({ id, label }) => ({ id, label: t(label) }))}
            onChange={(type) => type && setSearch({ companyType: type }, { replace: true, preventScrollReset: true })}
          />
        )
      }
    />
  )
}
