import type { ManagedContent } from '@tessera/contract'
import { Stack, StatusBadge } from '@tessera/ui'
import type { DataTableColumn } from '@tessera/ui/data-table'
import { useMemo } from 'react'
import { DateTime } from '../../messages/DateTime.tsx'
import { dateTimeIn } from '../../messages/date-time.ts'
import { dateIn } from '../../messages/date.ts'
import type { Intl } from '../../messages/intl.tsx'
import { useIntl } from '../../messages/intl.tsx'
import { useUser } from '../../platform/session/session.tsx'
import { COLLECTION_MESSAGES, isPast, isUnhelpful, languageStateText, stateOf, verdictsOf } from './content-messages.ts'
import { LANGUAGE_MESSAGES } from './operations-messages.ts'

const isWhole = ({ languages }: ManagedContent): boolean =>
  languages.every((each) => stateOf(each).word === 'content.state.published')

const unfinished = ({ languages }: ManagedContent) =>
  languages.filter((each) => stateOf(each).word !== 'content.state.published')

function reviewText({ t, locale }: Intl, { reviewOn }: ManagedContent): string | null {
  if (reviewOn === null) return null
  const date = dateIn(locale, reviewOn, 'UTC')
  return isPast(reviewOn) ? t('content.reviewDue', { date }) : date
}

function helpfulText({ t }: Intl, { languages }: ManagedContent): string | null {
  const { helpful, verdicts, locale } = verdictsOf(languages)
  if (verdicts === 0) return null
  const state = t('content.helpfulOf', { helpful, verdicts })
  return locale ? t('content.languageState', { language: t(LANGUAGE_MESSAGES[locale]), state }) : state
}

/** The columns of the list of content. */
export function useContentColumns(): DataTableColumn<ManagedContent>[] {
  const intl = useIntl()
  const { timezone } = useUser().user_preferences.locale
  return useMemo(() => {
    const { t, locale } = intl
    return [
      {
        id: 'title',
        header: t('content.title'),
        width: '2fr',
        minWidth: 200,
        priority: 0,
        maxLines: 'all',
        isRowHeader: true,
      },
      {
        id: 'collection',
        header: t('content.collection'),
        width: '1fr',
        minWidth: 136,
        maxLines: 'all',
        priority: 4,
        value: ({ collection }) => t(COLLECTION_MESSAGES[collection]),
      },
      {
        id: 'languages',
        header: t('content.languages'),
        width: 176,
        priority: 1,
        stackUnder: 'title',
        value: (row) =>
          isWhole(row)
            ? t('content.allPublished')
            : unfinished(row)
                .map((each) => languageStateText(t, each))
                .join(', '),
        cell: (row) =>
          isWhole(row) ? (
            <StatusBadge tone="success">{t('content.allPublished')}</StatusBadge>
          ) : (
            <Stack gap={1}>
              {unfinished(row).map((each) => (
                <StatusBadge key={each.locale} tone={stateOf(each).tone}>
                  {languageStateText(t, each)}
                </StatusBadge>
              ))}
            </Stack>
          ),
      },
      {
        id: 'reviewOn',
        header: t('content.review'),
        width: 152,
        priority: 2,
        value: (row) => reviewText(intl, row),
        cell: (row) => {
          const text = reviewText(intl, row)
          const isDue = row.reviewOn !== null && isPast(row.reviewOn)
          return isDue ? <StatusBadge tone="warning">{text}</StatusBadge> : text
        },
      },
      {
        id: 'reads',
        header: t('content.reads'),
        width: 128,
        priority: 6,
        align: 'end',
      },
      {
        id: 'helpful',
        header: t('content.helpful'),
        width: 184,
        priority: 3,
        value: (row) => helpfulText(intl, row),
        cell: (row) => {
          const text = helpfulText(intl, row)
          return row.languages.some(isUnhelpful) ? <StatusBadge tone="warning">{text}</StatusBadge> : text
        },
      },
      {
        id: 'updatedOn',
        header: t('content.updated'),
        width: 128,
        priority: 5,
        value: ({ updatedOn }) => dateTimeIn(locale, updatedOn, timezone),
        cell: ({ updatedOn }) => <DateTime iso={updatedOn} timeZone={timezone} isRelative />,
      },
    ]
  }, [intl, timezone])
}
