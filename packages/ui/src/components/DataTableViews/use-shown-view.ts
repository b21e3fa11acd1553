import { useState } from 'react'
import type { DataTableView } from './view-types.ts'

/** The standard view where one is named; not an id that an application gives. */
export const STANDARD = ''

interface Shown {
  views: readonly DataTableView[]
  /** Id of the view that was chosen; null until one is. */
  named: string | null
  /** Id of the one that it begins in, whatever it is like. */
  first: string | undefined
  isLike: (view: DataTableView | undefined) => boolean
}

/**
 * The table's current view by name, undefined for the default view. Without a name, or with an unknown one as in
 * another user's link, it is the view that matched first, also after the table changes.
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
