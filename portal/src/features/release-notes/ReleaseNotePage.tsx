import type { ReleaseNoteDetail } from '@tessera/contract'
import { calls, pathTo } from '@tessera/contract'
import { Breadcrumbs, ButtonLink, Inline, Page, Skeleton, Stack } from '@tessera/ui'
import { Article } from '@tessera/ui/article'
import { ArrowLeftIcon } from '@tessera/ui/icons'
import type { ReactNode } from 'react'
import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { useCall } from '../../data/use-call.ts'
import { useIntl } from '../../messages/intl.tsx'
import { ItemNotFound } from '../../platform/feedback/ItemNotFound.tsx'
import { LoadFailure } from '../../platform/feedback/LoadFailure.tsx'
import { OtherLanguage, useOtherLanguage } from '../../platform/feedback/OtherLanguage.tsx'
import { useWrite } from '../../platform/feedback/use-write.ts'
import { queryOf } from '../../platform/routing/route.ts'
import { useItemTitle } from '../../platform/routing/document-title.ts'
import { useFocusHeading } from '../../platform/routing/use-focus-heading.ts'
import { NoteFacts } from './NoteFacts.tsx'
import type { NotesAddress } from './use-notes-address.ts'
import { filtersOf, noteHref, notesHref, useNotesAddress } from './use-notes-address.ts'

const OPEN_EFFECTS = { refreshes: [calls.releaseNotes.list, calls.releaseNotes.unread] } as const

/** Marks a note as read as soon as it is shown. */
function useMarkRead(note: ReleaseNoteDetail | undefined): void {
  const { write } = useWrite(calls.releaseNotes.markRead, OPEN_EFFECTS)
  const path = note?.unread ? note.path : undefined
  useEffect(() => {
    // A failed call is ignored, because the next visit sends it again.
    if (path !== undefined) void write({ body: { path } }).catch(() => undefined)
  }, [path, write])
}

/** One release note, with its neighbors in the filtered list. */
export default function ReleaseNotePage(): ReactNode {
  const path = queryOf(useLocation(), 'path') ?? ''
  const [address] = useNotesAddress()
  const query = { path, ...filtersOf(address) }
  const { data, error, isLoading, retry } = useCall(
    path ? calls.releaseNotes.details : null,
    { query },
    { onVisit: true },
  )
  useMarkRead(data)
  if (path === '' || error?.status === 404) return <ItemNotFound homeHref={pathTo('/releaseNotes')} />
  if (!data) {
    return (
      <Page width="reading">
        {error ? (
          <LoadFailure headingLevel={1} error={error} isRetrying={isLoading} onRetry={retry} />
        ) : (
          <Skeleton variant="text" lines={12} />
        )}
      </Page>
    )
  }
  return <Note note={data} address={address} />
}

function Note({ note, address }: { note: ReleaseNoteDetail; address: NotesAddress }): ReactNode {
  const { t } = useIntl()
  const headingRef = useFocusHeading(note.path, true)
  useItemTitle(note.title)
  const lang = useOtherLanguage(note.locale)
  return (
    <Page
      width="reading"
      headingRef={headingRef}
      breadcrumbs={
        <Breadcrumbs items={[{ label: t('title.releaseNotes'), href: notesHref(address) }, { label: note.title }]} />
      }
      title={<span lang={lang}>{note.title}</span>}
      description={<span lang={lang}>{note.summary}</span>}
    >
      <Stack gap={6}>
        <NoteFacts note={note} />
        <OtherLanguage language={note.locale} />
        <Article html={note.html} lang={lang} />
        <nav aria-label={t('releaseNotes.neighbors')}>
          <Inline gap={3}>
            <ButtonLink href={notesHref(address)} icon={<ArrowLeftIcon size="small" />}>
              {t('releaseNotes.back')}
            </ButtonLink>
            {note.previousPath && (
              <ButtonLink href={noteHref(note.previousPath, address)}>
                {t('releaseNotes.newer', { title: note.previousTitle ?? '' })}
              </ButtonLink>
            )}
            {note.nextPath && (
              <ButtonLink href={noteHref(note.nextPath, address)}>
                {t('releaseNotes.older', { title: note.nextTitle ?? '' })}
              </ButtonLink>
            )}
          </Inline>
        </nav>
      </Stack>
    </Page>
  )
}
