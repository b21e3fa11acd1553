import { pathTo } from '@tessera/contract'
import { Card, DescriptionList, Page, PageMessage, Stack, Text } from '@tessera/ui'
import type { ReactNode } from 'react'
import { useIntl } from '../../messages/intl.tsx'
import { MyAccessLink } from '../../platform/access/MyAccessLink.tsx'
import { ContactDetails } from '../../platform/access/ContactDetails.tsx'
import { PendingFacts } from '../../platform/access/PendingFacts.tsx'
import { useMyAccess } from '../../platform/access/use-my-access.ts'
import { SessionAction } from '../../platform/session/SessionAction.tsx'
import { useRedirectWhenUnblocked } from '../../platform/session/use-redirect-when-unblocked.ts'

/** Shows since when and until when access is being set up, and continues when it is ready. */
export default function PendingAccessPage(): ReactNode {
  const { t } = useIntl()
  const { isWaiting } = useRedirectWhenUnblocked('ACCESS_PENDING', pathTo('/apps'))
  return (
    <Page>
      <PageMessage
        headingLevel={1}
        picture="pending"
        title={t('shell.pendingTitle')}
        actions={
          <>
            {isWaiting && <MyAccessLink />}
            <SessionAction />
          </>
        }
        details={isWaiting && <Waiting />}
      >
        {t('shell.pendingText')} {isWaiting && t('session.pendingHint')}
      </PageMessage>
    </Page>
  )
}

function Waiting(): ReactNode {
  const { t } = useIntl()
  const { data } = useMyAccess()
  if (!data) return null
  const pending = data.products.flatMap(({ status, since, ...product }) =>
    status === 'ACCESS_PENDING' && since !== null ? [{ ...product, since }] : [],
  )
  const approved = data.requests.filter(({ status }) => status === 'APPROVED')
  return (
    <Stack gap={4}>
      {pending.length > 0 &&
        approved.map(({ id, company_name: company, approved_text: products }) => (
          <Text key={id}>{t('myAccess.approvedBy', { company, products: products ?? '' })}</Text>
        ))}
      {pending.length > 0 && (
        <Card padding={6}>
          <DescriptionList
            layout="aside"
            aria-label={t('myAccess.pending')}
            items={pending.map(({ code, title, since }) => ({
              id: code,
              term: title,
              description: <PendingFacts code={code} since={since} helpers={data.administrators.length} />,
            }))}
          />
        </Card>
      )}
      <ContactDetails />
    </Stack>
  )
}
