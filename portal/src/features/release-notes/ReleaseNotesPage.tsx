import type { ReleaseNote, ReleaseTag } from '@tessera/contract'
import { calls, LIMITS, RELEASE_NOTES, RELEASE_PAGE_SIZE } from '@tessera/contract'
import {
  Badge,
  Button,
  Card,
  EmptyState,
  Heading,
  Inline,
  Link,
  Page,
  Pagination,
  SearchField,
  Skeleton,
  Stack,
  Text,
} from '@tessera/ui'
import { MultiSelect } from '@tessera/ui/multi-select'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { asRequestError } from '../../data/request-error.ts'
import { useCall } from '../../data/use-call.ts'
import { useIntl } from '../../messages/intl.tsx'
import { useListTracking } from '../../platform/analytics/list-tracking.ts'
import { LoadFailure } from '../../platform/feedback/LoadFailure.tsx'
import { useOtherLanguage } from '../../platform/feedback/OtherLanguage.tsx'
import { toastFailure } from '../../platform/feedback/toasts.ts'
import { useWrite } from '../../platform/feedback/use-write.ts'
import { useFocusHeading } from '../../platform/routing/use-focus-heading.ts'
import { NoteFacts } from './NoteFacts.tsx'
import type { NotesAddress } from './use-notes-address.ts'
import { filtersOf, noteHref, useNotesAddress } from './use-notes-address.ts'
import { useTags } from './use-tags.ts'

const READ_EFFECTS = {
  refreshes: [calls.releaseNotes.list, calls.releaseNotes.unread],
  toast: 'releaseNotes.allRead',
} as const

/** The release notes, newest first, with unread ones marked. */
export default function ReleaseNotesPage(): ReactNode {
  const { t } = useIntl()
  const [address, change] = useNotesAddress()
  const { search, tags, page } = address
  useListTracking('releaseNotes', { search, filters: { type: tags } })
  const query = { parentAssetFolder: RELEASE_NOTES, ...filtersOf(address), page, size: RELEASE_PAGE_SIZE } as const
  const { data, error, isLoading, retry } = useCall(calls.releaseNotes.list, { query }, { onFocus: true })
  const { data: counts } = useCall(calls.releaseNotes.unread, undefined, { background: true, onFocus: true })
  const { write, isPending } = useWrite(calls.releaseNotes.markRead, READ_EFFECTS)
  const headingRef = useFocusHeading(String(page), true)
  const unread = counts?.unread ?? 0
  const markAllRead = async (): Promise<void> => {
    try {
      await write({ body: {} })
      // The button disappears when all notes are read.
      headingRef.current?.focus()
    } catch (error) {
      toastFailure(asRequestError(error))
    }
  }
  return (
    <Page
      title={t('title.releaseNotes')}
      description={t('releaseNotes.intro')}
      headingRef={headingRef}
      actions={
        unread > 0 && (
          <Button isPending={isPending} onPress={() => void markAllRead()}>
            {t('releaseNotes.markAllRead', { count: unread })}
          </Button>
        )
      }
    >
      <Stack gap={6}>
        <Filters address={address} onChange={change} />
        {error ? (
          <LoadFailure error={error} isRetrying={isLoading} onRetry={retry} />
        ) : data ? (
          <>
            <output>
              <Text tone="muted">{t('releaseNotes.found', { count: data.total_elements })}</Text>
            </output>
            {data.total_elements === 0 && (
              <EmptyState
                headingLevel={2}
                picture="search"
                title={t('releaseNotes.none')}
                actions={<Button onPress={() => change({ search: '', tags: [] })}>{t('releaseNotes.showAll')}</Button>}
              >
                {t('releaseNotes.noneText')}
              </EmptyState>
            )}
            <Stack as="ul" gap={4}>
              {data.content.map((note) => (
                <NoteCard key={note.path} note={note} address={address} />
              ))}
            </Stack>
            {data.total_elements > RELEASE_PAGE_SIZE && (
              <Pagination
                page={page + 1}
                pageSize={RELEASE_PAGE_SIZE}
                pageSizes={[RELEASE_PAGE_SIZE]}
                rowCount={data.total_elements}
                onChange={(next) => change({ page: next.page - 1 })}
              />
            )}
          </>
        ) : (
          <Skeleton variant="text" lines={16} />
        )}
      </Stack>
    </Page>
  )
}

interface FiltersProps {
  address: NotesAddress
  onChange: (change: Partial<NotesAddress>) => void
}

function Filters({ address, onChange }: FiltersProps): ReactNode {
  const { t } = useIntl()
  const { data: tags = [] } = useTags()
  const [typed, setTyped] = useState(address.search)
  const [shown, setShown] = useState(address.search)
  if (address.search !== shown) {
    setShown(address.search)
    setTyped(address.search)
  }
  return (
    <search>
      <Inline gap={4} align="end">
        <SearchField
          label={t('releaseNotes.search')}
          maxLength={LIMITS.search}
          delay={LIMITS.debounce}
          value={typed}
          onChange={setTyped}
          onSearch={(search) => onChange({ search: search.trim() })}
        />
        <MultiSelect<ReleaseTag>
          label={t('releaseNotes.tags')}
          placeholder={t('releaseNotes.allTags')}
          options={tags.map(({ id, title }) => ({ id, label: title }))}
          values={address.tags}
          onChange={(values) => onChange({ tags: values })}
        />
      </Inline>
    </search>
  )
}

function NoteCard({ note, address }: { note: ReleaseNote; address: NotesAddress }): ReactNode {
  const { t } = useIntl()
  const lang = useOtherLanguage(note.locale)
  return (
    <Card as="article" aria-label={note.title}>
      <Stack gap={2}>
        <Inline gap={2}>
          <Heading level={2} size="small">
            <Link href={noteHref(note.path, address)}>
              <span lang={lang}>{note.title}</span>
            </Link>
          </Heading>
          {note.unread && <Badge tone="info">{t('releaseNotes.unread')}</Badge>}
        </Inline>
        <Text as="p">
          <span lang={lang}>{note.summary}</span>
        </Text>
        <NoteFacts note={note} />
      </Stack>
    </Card>
  )
}
