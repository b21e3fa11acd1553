import type { AccessRequest } from '@tessera/contract'
import { pathTo } from '@tessera/contract'
import { ButtonLink, Card, DescriptionList, Inline, Section, Stack, StatusBadge, Text } from '@tessera/ui'
import type { ReactNode } from 'react'
import { useDate } from '../../messages/date.ts'
import { useIntl } from '../../messages/intl.tsx'
import { canRequestAccess } from '../../platform/access/can-request-access.ts'
import { useUser } from '../../platform/session/session.tsx'
import { STATUS_TONES, STATUS_MESSAGES } from '../../platform/access/request-status.ts'
import { outcomeOf } from './request-messages.ts'

/** The user's requests to companies, with their status. */
export function RequestSummary({ requests }: { requests: readonly AccessRequest[] }): ReactNode {
  const { t } = useIntl()
  const user = useUser()
  return (
    <Section title={t('myAccess.requests')} description={t('myAccess.requestsText')} layout="aside">
      <Card padding={6}>
        <Stack gap={4}>
          {requests.length === 0 ? (
            <Text>{t('myAccess.noRequests')}</Text>
          ) : (
            <DescriptionList
              layout="aside"
              aria-label={t('myAccess.requests')}
              items={requests.map((request) => ({
                id: request.id,
                term: (
                  <Text as="span" weight={600}>
                    {request.company_name}
                  </Text>
                ),
                description: <Asked request={request} />,
              }))}
            />
          )}
          {requests.length > 0 && canRequestAccess(user) && (
            <Inline>
              <ButtonLink href={pathTo('/profile/requestAccess')}>{t('myAccess.allRequests')}</ButtonLink>
            </Inline>
          )}
        </Stack>
      </Card>
    </Section>
  )
}

function Asked({ request }: { request: AccessRequest }): ReactNode {
  const { t } = useIntl()
  const date = useDate()
  const { timezone } = useUser().user_preferences.locale
  const dateOf = (iso: string): string => date(iso, timezone)
  return (
    <Stack gap={1}>
      <StatusBadge tone={STATUS_TONES[request.status]}>{t(STATUS_MESSAGES[request.status])}</StatusBadge>
      <Text>{request.product_text}</Text>
      <Text size={13} tone="muted">
        {t('myAccess.requestedOn', { date: dateOf(request.create_time) })}
      </Text>
      <Text size={13} tone="muted">
        {outcomeOf(request, t, dateOf)}
      </Text>
    </Stack>
  )
}
