import type { ReleaseTag } from '@tessera/contract'
import { LIMITS, pathTo, RELEASE_TAGS } from '@tessera/contract'
import { useMemo } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

/** The state of the release notes in a URL. */
export interface NotesAddress {
  search: string
  tags: readonly ReleaseTag[]
  /** Counted from 0. */
  page: number
}

function addressIn(query: string): NotesAddress {
  const params = new URLSearchParams(query)
  const named = (params.get('tags') ?? '').split(',')
  const page = Number(params.get('page'))
  return {
    search: (params.get('search') ?? '')
      .replaceAll(/\p{Cc}/gu, ' ')
      .trim()
      .slice(0, LIMITS.search),
    tags: RELEASE_TAGS.filter((tag) => named.includes(tag)),
    page: Number.isSafeInteger(page) && page > 1 ? page - 1 : 0,
  }
}

/** Returns the filters of a URL as a query for the portal and the calls. */
export function filtersOf({ search, tags }: NotesAddress): Record<string, string> {
  return { ...(search && { search }), ...(tags.length > 0 && { tags: tags.join(',') }) }
}

/** Returns the URL of the list. */
export function notesHref(address: NotesAddress): string {
  return pathTo('/releaseNotes', {
    ...filtersOf(address),
    ...(address.page > 0 && { page: String(address.page + 1) }),
  })
}

/** Returns the URL of a note, which keeps the list's filters. */
export function noteHref(path: string, address: NotesAddress): string {
  return pathTo('/releaseNotes/article', { path, ...filtersOf(address) })
}

/** Returns the filters and the page of the URL, and the function that changes them. */
export function useNotesAddress(): [NotesAddress, (change: Partial<NotesAddress>) => void] {
  const { search } = useLocation()
  const navigate = useNavigate()
  const address = useMemo(() => addressIn(search), [search])
  const change = (changed: Partial<NotesAddress>): void => {
    // The URL can have a change that is not rendered yet, because the user typed and chose a tag right after it.
    const current = addressIn(window.location.search)
    void navigate(notesHref({ ...current, page: 0, ...changed }))
  }
  return [address, change]
}
