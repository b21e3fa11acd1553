import type { Locale, ManagedContentDetail } from '@tessera/contract'
import { Card, DescriptionList, Section, Stack, Text } from '@tessera/ui'
import type { ReactNode } from 'react'
import { useIntl } from '../../messages/intl.tsx'
import { newestIn } from './content-form.ts'
import { USER_TYPE_MESSAGES } from './content-messages.ts'
import { ContentSourceText } from './ContentSourceText.tsx'

interface ContentReadOnlyProps {
  item: ManagedContentDetail
  locale: Locale
}

/** The newest version of a text, for readers who cannot edit. */
export function ContentReadOnly({ item, locale }: ContentReadOnlyProps): ReactNode {
  const { t } = useIntl()
  const version = newestIn(item, locale)
  if (!version) return <Text tone="muted">{t('content.noVersions')}</Text>
  const { title, summary, keywords, audience, tags, isPublic, source } = version
  const category = item.categories.find(({ slug }) => slug === item.category)
  return (
    <Card padding={6}>
      <Section
        title={<span lang={locale}>{title}</span>}
        size="small"
        description={<span lang={locale}>{summary}</span>}
      >
        <Stack gap={6}>
          <DescriptionList
            layout="columns"
            aria-label={t('content.details')}
            items={[
              { id: 'category', term: t('content.category'), description: category?.title ?? item.category },
              {
                id: 'audience',
                term: t('content.audience'),
                description: audience.map((type) => t(USER_TYPE_MESSAGES[type])).join(', '),
              },
              { id: 'keywords', term: t('content.keywords'), description: keywords },
              { id: 'tags', term: t('content.tags'), description: tags.join(', ') },
              { id: 'isPublic', term: t('content.isPublic'), description: t(isPublic ? 'content.yes' : 'content.no') },
            ]}
          />
          <ContentSourceText source={source} lang={locale} />
        </Stack>
      </Section>
    </Card>
  )
}
