import type { ManagedContentDetail } from '@tessera/contract'
import { Stack, Text } from '@tessera/ui'
import type { ReactNode } from 'react'
import { dateIn } from '../../messages/date.ts'
import { useIntl } from '../../messages/intl.tsx'
import { reasonText } from './content-messages.ts'

/** Comments of readers whom a text did not help, newest first. */
export function ContentComments({ comments }: Pick<ManagedContentDetail, 'comments'>): ReactNode {
  const { t, locale } = useIntl()
  if (comments.length === 0) return <Text tone="muted">{t('content.noComments')}</Text>
  return (
    <Stack as="ul" gap={3} aria-label={t('content.comments')}>
      {comments.map(({ reason, comment, on, locale: lang }, index) => (
        // Comments have no ids, and none are added while the page is open.
        <Stack key={`${on} ${index}`} gap={1}>
          <Text weight={600}>{reasonText(t, reason)}</Text>
          {comment && <Text lang={lang}>{comment}</Text>}
          <Text size={13} tone="muted">
            {dateIn(locale, on, 'UTC')}
          </Text>
        </Stack>
      ))}
    </Stack>
  )
}
