import type { ContentVersion, Locale, ManagedContentDetail } from '@tessera/contract'
import { calls } from '@tessera/contract'
import { Button, Inline, Stack, StatusBadge, Text } from '@tessera/ui'
import { ConfirmDialog } from '@tessera/ui/confirm-dialog'
import type { ReactNode, Ref, RefObject } from 'react'
import { useState } from 'react'
import { RequestError } from '../../data/request-error.ts'
import { useCachedResponses } from '../../data/use-cached-responses.ts'
import { dateTimeIn } from '../../messages/date-time.ts'
import { failureText } from '../../messages/failure-text.ts'
import { useIntl } from '../../messages/intl.tsx'
import { useWrite } from '../../platform/feedback/use-write.ts'
import { useUser } from '../../platform/session/session.tsx'
import { newestIn, publishedIn, restoringBody } from './content-form.ts'
import type { EditorHandle } from './content-saving.ts'
import { CONTENT_CHANGED } from './content-saving.ts'
import { VERSION_MESSAGES, writerText } from './content-messages.ts'
import { ContentVersionDialog } from './ContentVersionDialog.tsx'
import { useNextFocus } from './use-next-focus.ts'

const EFFECTS = { refreshes: CONTENT_CHANGED, toast: 'content.restored' } as const

interface ContentVersionsProps {
  item: ManagedContentDetail
  locale: Locale
  /** The editor of this language; absent for readers who cannot edit. */
  editor: RefObject<EditorHandle | null> | undefined
}

/** The versions of one language; each can be opened and published again. */
export function ContentVersions({ item, locale, editor }: ContentVersionsProps): ReactNode {
  const { t } = useIntl()
  const [viewed, setViewed] = useState<number | null>(null)
  const [pending, setPending] = useState<ContentVersion | null>(null)
  const { known, focusNext } = useNextFocus(pending !== null)
  const versions = item.versions.filter((version) => version.locale === locale)
  const published = publishedIn(item, locale)
  if (versions.length === 0) return <Text tone="muted">{t('content.noVersions')}</Text>
  return (
    <>
      <Stack as="ul" gap={3} aria-label={t('content.versions')}>
        {versions.map((version) => (
          <VersionRow
            key={version.version}
            version={version}
            isLive={version.version === published?.version}
            onView={() => setViewed(version.version)}
            viewRef={known(String(version.version))}
          />
        ))}
      </Stack>
      {viewed !== null && (
        <ContentVersionDialog
          item={item}
          locale={locale}
          version={viewed}
          onRestore={
            editor &&
            ((version) => {
              setViewed(null)
              setPending(version)
              // The dialog that had the focus is gone when the confirmation closes.
              focusNext(String(version.version))
            })
          }
          onClose={() => setViewed(null)}
        />
      )}
      {pending && editor && (
        <Restoring item={item} version={pending} editor={editor} onClose={() => setPending(null)} />
      )}
    </>
  )
}

interface VersionRowProps {
  version: ManagedContentDetail['versions'][number]
  isLive: boolean
  onView: () => void
  viewRef: Ref<HTMLButtonElement>
}

function VersionRow({
  version: { version, state, savedOn, savedBy },
  isLive,
  onView,
  viewRef,
}: VersionRowProps): ReactNode {
  const { t, locale } = useIntl()
  const { timezone } = useUser().user_preferences.locale
  return (
    <Inline justify="between" gap={3}>
      <Stack gap={1}>
        <Inline gap={3}>
          <Text as="span" weight={600}>
            {t('content.versionOf', { version })}
          </Text>
          <StatusBadge tone={isLive ? 'success' : state === 'DRAFT' ? 'info' : 'neutral'}>
            {t(isLive ? 'content.live' : VERSION_MESSAGES[state])}
          </StatusBadge>
        </Inline>
        <Text size={13} tone="muted">
          {t('content.savedBy', { name: writerText(t, savedBy), date: dateTimeIn(locale, savedOn, timezone) })}
        </Text>
      </Stack>
      <Button ref={viewRef} size="small" aria-label={t('content.viewNamed', { version })} onPress={onView}>
        {t('content.view')}
      </Button>
    </Inline>
  )
}

interface RestoringProps {
  item: ManagedContentDetail
  version: ContentVersion
  editor: RefObject<EditorHandle | null>
  onClose: () => void
}

/** Asks for confirmation before an earlier version is published again. */
function Restoring({ item, version, editor, onClose }: RestoringProps): ReactNode {
  const { t } = useIntl()
  const { refresh } = useCachedResponses()
  const { write } = useWrite(calls.content.save, EFFECTS)
  const [isDirty] = useState(() => editor.current?.isDirty() ?? false)
  const restore = async (): Promise<void> => {
    const newest = newestIn(item, version.locale)?.version ?? 0
    try {
      const saved = await write({ params: { '*': item.path }, body: restoringBody(version, newest) })
      // Unsaved changes stay; after saving, the editor shows this version.
      if (!isDirty) editor.current?.show(saved)
    } catch (error) {
      await refresh(...CONTENT_CHANGED)
      throw error
    }
  }
  const explain = (error: unknown): string => {
    if (!(error instanceof RequestError)) return t('error.title')
    return error.code === 'CONFLICT' ? t('content.restoreConflict') : failureText(t, error, 'notice')
  }
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={onClose}
      title={t('content.restoreTitle', { version: version.version })}
      confirmLabel={t('content.restore')}
      errorMessage={explain}
      onConfirm={restore}
    >
      {`${t('content.restoreText')}${isDirty ? ` ${t('content.restoreDirty')}` : ''}`}
    </ConfirmDialog>
  )
}
