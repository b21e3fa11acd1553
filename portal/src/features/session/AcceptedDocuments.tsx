import type { AcceptedDocument } from '@tessera/contract'
import { calls, pathTo } from '@tessera/contract'
import { Card, Link, Section, Stack, Text } from '@tessera/ui'
import type { ReactNode } from 'react'
import { useCall } from '../../data/use-call.ts'
import { useDayInSentence } from '../../messages/date.ts'
import { useIntl } from '../../messages/intl.tsx'
import { LoadFailure } from '../../platform/feedback/LoadFailure.tsx'
import { useUser } from '../../platform/session/session.tsx'
import { DOCUMENT_TITLES } from './accepted-messages.ts'

/** Documents accepted by the user or for their company, each with its text. */
export function AcceptedDocuments(): ReactNode {
  const { t } = useIntl()
  const { login_id: loginId } = useUser()
  const { data, error, isLoading, retry } = useCall(calls.legal.accepted, { params: { loginId } })
  if (data ? data.content.length === 0 : !error) return null
  return (
    <Section title={t('profile.accepted')} description={t('profile.acceptedText')} layout="aside">
      {data ? (
        <Card padding={6}>
          <Stack as="ul" gap={4}>
            {data.content.map((accepted) => (
              <Accepted key={accepted.document} accepted={accepted} />
            ))}
          </Stack>
        </Card>
      ) : (
        error && <LoadFailure error={error} isRetrying={isLoading} onRetry={retry} />
      )}
    </Section>
  )
}

function Accepted({ accepted: { document, version, accepted_at: at } }: { accepted: AcceptedDocument }): ReactNode {
  const { t } = useIntl()
  const dayOf = useDayInSentence()
  const { own_company: company, user_preferences: preferences } = useUser()
  const day = dayOf(at, preferences.locale.timezone)
  return (
    <Stack gap={0}>
      <Link href={pathTo('/profile', { document })}>{t(DOCUMENT_TITLES[document])}</Link>
      <Text size={13} tone="muted">
        {document === 'addendum'
          ? t('profile.acceptedForCompany', { version, day, company: company.name })
          : t('profile.acceptedVersion', { version, day })}
      </Text>
    </Stack>
  )
}
