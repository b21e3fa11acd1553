import type { ManagedContentDetail } from '@tessera/contract'
import { ADMIN_PERMISSIONS, DEFAULT_LOCALE, hasPermission } from '@tessera/contract'
import { DescriptionList, Disclosure, Section, Stack, StatusBadge } from '@tessera/ui'
import type { ReactNode } from 'react'
import { useRef } from 'react'
import { dateIn } from '../../messages/date.ts'
import { useIntl } from '../../messages/intl.tsx'
import { useUser } from '../../platform/session/session.tsx'
import { newestIn } from './content-form.ts'
import type { EditorHandle } from './content-saving.ts'
import type { LanguageState } from './content-messages.ts'
import { isPast, isUnhelpful, stateOf } from './content-messages.ts'
import { ContentComments } from './ContentComments.tsx'
import { ContentEditor } from './ContentEditor.tsx'
import { ContentReadOnly } from './ContentReadOnly.tsx'
import { ContentSourceText } from './ContentSourceText.tsx'
import { ContentVersions } from './ContentVersions.tsx'

interface ContentLanguageProps {
  item: ManagedContentDetail
  language: LanguageState
}

/** One language of an item: its state, its editor, its versions and its reader comments. */
export function ContentLanguage({ item, language }: ContentLanguageProps): ReactNode {
  const { t } = useIntl()
  const { authz } = useUser()
  const { locale } = language
  const canEdit = hasPermission(authz.permissions, ADMIN_PERMISSIONS.updateContent)
  const editor = useRef<EditorHandle>(null)
  const english = locale === DEFAULT_LOCALE ? undefined : newestIn(item, DEFAULT_LOCALE)
  return (
    <Stack gap={8}>
      <Facts item={item} language={language} />
      {language.newest === 0 && english && (
        <Disclosure headingLevel={2} title={t('content.english')}>
          <ContentSourceText source={english.source} lang={DEFAULT_LOCALE} />
        </Disclosure>
      )}
      {canEdit ? (
        <ContentEditor item={item} locale={locale} ref={editor} />
      ) : (
        <ContentReadOnly item={item} locale={locale} />
      )}
      <Section title={t('content.versions')} size="small">
        <ContentVersions item={item} locale={locale} editor={canEdit ? editor : undefined} />
      </Section>
      <Section title={t('content.comments')} size="small" description={t('content.commentsText')}>
        <ContentComments comments={item.comments.filter((comment) => comment.locale === locale)} />
      </Section>
    </Stack>
  )
}

function Facts({ item, language }: ContentLanguageProps): ReactNode {
  const { t, locale } = useIntl()
  const { tone, word } = stateOf(language)
  const { helpful, verdicts } = language
  const verdictText = verdicts === 0 ? t('content.noVerdicts') : t('content.helpfulOf', { helpful, verdicts })
  const date = item.reviewOn && dateIn(locale, item.reviewOn, 'UTC')
  const isDue = item.reviewOn !== null && isPast(item.reviewOn)
  return (
    <DescriptionList
      layout="columns"
      aria-label={t('content.state')}
      items={[
        { id: 'state', term: t('content.state'), description: <StatusBadge tone={tone}>{t(word)}</StatusBadge> },
        {
          id: 'review',
          term: t('content.review'),
          description: isDue ? (
            <StatusBadge tone="warning">{t('content.reviewDue', { date: date ?? '' })}</StatusBadge>
          ) : (
            date
          ),
        },
        { id: 'reads', term: t('content.reads'), description: item.reads.toLocaleString(locale) },
        {
          id: 'helpful',
          term: t('content.helpful'),
          description: isUnhelpful(language) ? <StatusBadge tone="warning">{verdictText}</StatusBadge> : verdictText,
        },
      ]}
    />
  )
}
