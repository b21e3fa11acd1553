import type { StoredBanner } from '@tessera/contract'
import { resolveLocale } from '@tessera/contract'
import type { StatusBadgeProps } from '@tessera/ui'
import { Button, Card, DescriptionList, Disclosure, Inline, Section, Stack, StatusBadge } from '@tessera/ui'
import type { ReactNode } from 'react'
import { DateTime } from '../../messages/DateTime.tsx'
import type { MessageId } from '../../messages/intl.tsx'
import { useIntl } from '../../messages/intl.tsx'
import { useUser } from '../../platform/session/session.tsx'
import { BannerPreview } from './BannerPreview.tsx'
import { KIND_WORDS, SEVERITY_WORDS, tenantsText } from './operations-words.ts'

interface State {
  tone: StatusBadgeProps['tone']
  word: MessageId
}

function stateOf({ startsAt, endsAt }: StoredBanner): State {
  const now = new Date().toISOString()
  if (endsAt !== null && endsAt <= now) return { tone: 'neutral', word: 'operations.over' }
  if (startsAt > now) return { tone: 'spark', word: 'operations.planned' }
  return { tone: 'success', word: 'operations.inForce' }
}

interface BannerCardProps {
  banner: StoredBanner
  /** False where it is only looked at. */
  acts: false | { edit: () => void; remove: () => void }
}

/** One banner: what it says, to whom and when, and how it looks. */
export function BannerCard({ banner, acts }: BannerCardProps): ReactNode {
  const { t, rich, locale } = useIntl()
  const { timezone } = useUser().user_preferences.locale
  const { kind, severity, tenants, startsAt, endsAt, texts } = banner
  const { title } = texts[resolveLocale(locale)]
  const state = stateOf(banner)
  return (
    <Card padding={6}>
      <Section
        title={title}
        size="small"
        actions={
          acts && (
            <Inline gap={2}>
              <Button size="small" aria-label={t('operations.changeNamed', { name: title })} onPress={acts.edit}>
                {t('operations.change')}
              </Button>
              <Button size="small" aria-label={t('operations.deleteNamed', { name: title })} onPress={acts.remove}>
                {t('operations.delete')}
              </Button>
            </Inline>
          )
        }
      >
        <Stack gap={4}>
          <DescriptionList
            layout="columns"
            aria-label={title}
            items={[
              {
                id: 'status',
                term: t('operations.status'),
                description: <StatusBadge tone={state.tone}>{t(state.word)}</StatusBadge>,
              },
              { id: 'kind', term: t('operations.kind'), description: t(KIND_WORDS[kind]) },
              { id: 'severity', term: t('operations.severity'), description: t(SEVERITY_WORDS[severity]) },
              { id: 'tenants', term: t('operations.tenants'), description: tenantsText(t, tenants) },
              {
                id: 'when',
                term: t('operations.when'),
                description: rich('operations.fromTo', {
                  from: <DateTime iso={startsAt} timeZone={timezone} />,
                  to: endsAt ? <DateTime iso={endsAt} timeZone={timezone} /> : t('operations.noEnd'),
                }),
              },
            ]}
          />
          <Disclosure headingLevel={3} title={t('operations.preview')}>
            <BannerPreview banner={banner} />
          </Disclosure>
        </Stack>
      </Section>
    </Card>
  )
}
