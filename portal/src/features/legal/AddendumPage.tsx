import { calls } from '@tessera/contract'
import { InlineAlert } from '@tessera/ui'
import type { ReactNode } from 'react'
import { useCall } from '../../data/use-call.ts'
import { useIntl } from '../../messages/intl.tsx'
import { useWayOn } from '../../platform/routing/last-url.ts'
import { SessionAction } from '../../platform/session/SessionAction.tsx'
import { useUser } from '../../platform/session/session.tsx'
import { useLeadOn } from '../../platform/session/use-lead-on.ts'
import { Agreement } from './Agreement.tsx'
import { LegalPage } from './LegalPage.tsx'
import { useAgreeing } from './use-agreeing.ts'

/** The data sharing addendum: an administrator accepts it for the company, all others read it and wait for that. */
export default function AddendumPage(): ReactNode {
  const { t } = useIntl()
  const { gate, authz, tenant } = useUser()
  const params = { companyId: tenant.id }
  const { data, ...state } = useCall(calls.legal.addendum, { params, query: {} })
  const { agree, ...agreeing } = useAgreeing(calls.legal.acceptAddendum, calls.legal.addendum)
  const isClosed = gate === 'ADDENDUM_NOT_ACCEPTED'
  const isAsked = isClosed && authz.group === 'ADMIN'
  return (
    <LegalPage
      title={t('title.addendum')}
      text={data}
      state={state}
      notice={isClosed && (isAsked ? <InlineAlert tone="info">{t('legal.addendumNotice')}</InlineAlert> : <Waiting />)}
    >
      {isAsked && data && (
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

/** Somebody else accepts it: the page finds out by itself, and leads on. */
function Waiting(): ReactNode {
  const { t } = useIntl()
  const { tenant } = useUser()
  useLeadOn('ADDENDUM_NOT_ACCEPTED', useWayOn())
  return (
    <InlineAlert tone="info" title={t('legal.addendumWaitTitle')} actions={<SessionAction />}>
      {t('legal.addendumWait', { company: tenant.name })}
    </InlineAlert>
  )
}
