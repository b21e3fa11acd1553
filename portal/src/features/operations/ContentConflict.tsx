import type { ContentVersion } from '@tessera/contract'
import { Button, Disclosure, InlineAlert, Stack, Text } from '@tessera/ui'
import { ConfirmDialog } from '@tessera/ui/confirm-dialog'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { dateTimeIn } from '../../messages/date-time.ts'
import { useIntl } from '../../messages/intl.tsx'
import { useUser } from '../../platform/session/session.tsx'
import { comparedText } from './content-difference.ts'
import { writerText } from './content-messages.ts'
import { ContentDifference } from './ContentDifference.tsx'
import { ContentSourceText } from './ContentSourceText.tsx'

interface ContentConflictProps {
  /** The version saved by another editor. */
  theirs: ContentVersion
  /** The values of the fields as one text. */
  mine: string
  isPending: boolean
  onSaveOver: () => void
  onTakeTheirs: () => void
}

/**
 * Shows a version that another editor saved first, its difference from the user's text, and the choice between them.
 */
export function ContentConflict({
  theirs,
  mine,
  isPending,
  onSaveOver,
  onTakeTheirs,
}: ContentConflictProps): ReactNode {
  const { t, locale } = useIntl()
  const { timezone } = useUser().user_preferences.locale
  const [isAsking, setAsking] = useState(false)
  const { savedBy, version, savedOn, source, locale: lang } = theirs
  const name = writerText(t, savedBy)
  return (
    <Stack gap={4}>
      <InlineAlert
        tone="warning"
        title={t('error.CONFLICT')}
        actions={
          <>
            <Button size="small" isPending={isPending} onPress={onSaveOver}>
              {t('content.overwrite')}
            </Button>
            <Button size="small" isDisabled={isPending} onPress={() => setAsking(true)}>
              {t('content.takeTheirs')}
            </Button>
          </>
        }
      >
        {t('content.outdated', { name, version, date: dateTimeIn(locale, savedOn, timezone) })}
      </InlineAlert>
      <Text weight={600}>{t('content.toTheirs')}</Text>
      <ContentDifference before={comparedText(t, theirs)} after={mine} label={t('content.toTheirs')} lang={lang} />
      <Disclosure headingLevel={2} title={t('content.theirText', { name })}>
        <ContentSourceText source={source} lang={lang} />
      </Disclosure>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        tone="danger"
        title={t('content.takeTheirsTitle')}
        confirmLabel={t('content.discard')}
        onConfirm={onTakeTheirs}
      >
        {t('content.takeTheirsText', { name, version })}
      </ConfirmDialog>
    </Stack>
  )
}
