import { calls } from '@tessera/contract'
import type { ReactNode } from 'react'
import { useCall } from '../../data/use-call.ts'
import { useIntl } from '../../messages/intl.tsx'
import { LegalPage } from '../../platform/legal/LegalPage.tsx'

/** The privacy policy. */
export default function PrivacyPolicyPage(): ReactNode {
  const { t } = useIntl()
  const { data, ...state } = useCall(calls.legal.privacyPolicy)
  return <LegalPage title={t('title.privacyPolicy')} text={data?.content} state={state} />
}
