import { useState } from 'react'
import type { DataTableView } from './view-types.ts'

/** The id of the standard view, which no application uses. */
export const STANDARD = ''

interface Shown {
  views: readonly DataTableView[]
  /** Id of the chosen view; null until one is chosen. */
  named: string | null
  /** Id of the initial view, even if another one matches the state. */
  first: string | undefined
  isLike: (view: DataTableView | undefined) => boolean
}

/**
 * Returns the current view by id, or undefined for the standard view. Without a known id, as in another user's link, it
 * returns the first match and keeps it when the table changes.
 */
export function useShownView({ views, named, first, isLike }: Shown): DataTableView | undefined {
  const [like, setLike] = useState({ named, id: first })
  const own = views.find(({ id }) => id === named)
  if (own || named === STANDARD) return own
  const isFound = like.named === named && like.id !== undefined
  const id = isFound ? like.id : isLike(undefined) ? STANDARD : views.find(isLike)?.id
  if (like.named !== named || like.id !== id) setLike({ named, id })
  return views.find((view) => view.id === id)
}
