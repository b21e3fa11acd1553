import type { LegalText } from '@tessera/contract'
import { calls, pathTo } from '@tessera/contract'
import { InlineAlert, Stack, Text } from '@tessera/ui'
import type { ReactNode } from 'react'
import { useCall } from '../../data/use-call.ts'
import { useIntl } from '../../messages/intl.tsx'
import { linkTo } from '../../messages/link-to.tsx'
import { useContinueUrl } from '../../platform/routing/last-url.ts'
import { AdministratorList } from '../../platform/access/AdministratorList.tsx'
import { SessionAction } from '../../platform/session/SessionAction.tsx'
import { useUser } from '../../platform/session/session.tsx'
import { useRedirectWhenUnblocked } from '../../platform/session/use-redirect-when-unblocked.ts'
import { useEarlier } from './use-earlier.ts'

/** Another user must accept the document: lists the administrators, polls, and redirects after the acceptance. */
export function WaitingNotice({ text }: { text: LegalText | undefined }): ReactNode {
  const { t } = useIntl()
  const earlier = useEarlier(text, true)
  useRedirectWhenUnblocked('ADDENDUM_NOT_ACCEPTED', useContinueUrl())
  return (
    <InlineAlert tone="info" title={t('legal.addendumWaitTitle')} actions={<SessionAction />}>
      <Stack gap={4}>
        {earlier && <Text>{earlier}</Text>}
        <WhoAccepts />
      </Stack>
    </InlineAlert>
  )
}

/** Names the company's administrators; without any, the support contact. */
function WhoAccepts(): ReactNode {
  const { t, rich } = useIntl()
  const { login_id: loginId, tenant } = useUser()
  const { data } = useCall(calls.access.overview, { params: { loginId } }, { background: true })
  if (!data) return null
  const { administrators } = data
  if (administrators.length === 0) {
    return <Text>{rich('legal.askSupport', { company: tenant.name, support: linkTo(pathTo('/contactUs')) })}</Text>
  }
  return (
    <>
      <Text>
        {t('legal.addendumWait', { company: tenant.name })} {t('legal.askAdministrators')}
      </Text>
      <AdministratorList administrators={administrators} aria-label={t('legal.administrators')} />
    </>
  )
}
