import { ACCESS_REQUEST_LIMITS } from '@tessera/contract'
import { Card, Page, Section, Stack } from '@tessera/ui'
import type { ReactNode } from 'react'
import { useIntl } from '../../messages/intl.tsx'
import { MyRequests } from './MyRequests.tsx'
import { RequestForm } from './RequestForm.tsx'
import { useRequestForm } from './use-request-form.ts'

/** An internal user's requests to companies, with their status. */
export default function RequestAccessPage(): ReactNode {
  const { t } = useIntl()
  const request = useRequestForm()
  return (
    <Page title={t('menu.requestAccess')} description={t('access.text')}>
      <Stack gap={10}>
        <Section
          title={t('access.new')}
          description={t('access.newText', { days: ACCESS_REQUEST_LIMITS.days })}
          layout="aside"
        >
          <Card padding={6}>
            <RequestForm {...request} />
          </Card>
        </Section>
        <Section title={t('access.mine')} description={t('access.mineText')}>
          <MyRequests onCancelled={request.noteCancelled} />
        </Section>
      </Stack>
    </Page>
  )
}
