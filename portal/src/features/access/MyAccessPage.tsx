import type { MyAccess } from '@tessera/contract'
import { calls, isSuperAdminGroup } from '@tessera/contract'
import { Page, Skeleton, Stack } from '@tessera/ui'
import type { ReactNode } from 'react'
import { useCall } from '../../data/use-call.ts'
import { useIntl } from '../../messages/intl.tsx'
import { LoadFailure } from '../../platform/feedback/LoadFailure.tsx'
import { canRequestAccess } from '../../platform/access/can-request-access.ts'
import { useUser } from '../../platform/session/session.tsx'
import { RequestSummary } from './RequestSummary.tsx'
import { OtherProducts, OwnProducts, PendingProducts } from './MyProducts.tsx'
import { AdministratorContacts } from './AdministratorContacts.tsx'

/** The user's products, pending products, requests and missing products, and the contacts. */
export default function MyAccessPage(): ReactNode {
  const { t } = useIntl()
  const { login_id: loginId } = useUser()
  const { data, error, isLoading, retry } = useCall(calls.access.overview, { params: { loginId } })
  return (
    <Page title={t('menu.myAccess')} description={t('myAccess.text')}>
      {data && <Sections access={data} />}
      {!data && error && <LoadFailure error={error} isRetrying={isLoading} onRetry={retry} />}
      {isLoading && !error && <Skeleton variant="block" height={320} />}
    </Page>
  )
}

function Sections({ access: { products, requests, administrators } }: { access: MyAccess }): ReactNode {
  const user = useUser()
  const owned = products.filter(({ status }) => status === 'ACCESS_COMPLETE')
  const pending = products.filter(({ status }) => status === 'ACCESS_PENDING' || status === 'PROMISED')
  const lacked = isSuperAdminGroup(user.authz.group) ? [] : products.filter(({ status }) => status === null)
  // NO_ACCESS is the only gate that a product opens.
  const canRequest = !isSuperAdminGroup(user.authz.group) && (user.gate === null || user.gate === 'NO_ACCESS')
  return (
    <Stack gap={10}>
      <OwnProducts products={owned} />
      {pending.length > 0 && <PendingProducts products={pending} helpers={administrators.length} />}
      {(requests.length > 0 || canRequestAccess(user)) && <RequestSummary requests={requests} />}
      {lacked.length > 0 && <OtherProducts products={lacked} helpers={administrators.length} canRequest={canRequest} />}
      <AdministratorContacts administrators={administrators} canRequest={canRequest} />
    </Stack>
  )
}
