import { useState } from 'react'
import type { DataTableView } from './view-types.ts'

/** The id of the standard view, which no application uses. */
export const STANDARD = ''

interface Shown {
  views: readonly DataTableView[]
  /** Id of the chosen view; null until one is chosen. */
  chosenId: string | null
  /** Id of the initial view, even if another one matches the state. */
  initialId: string | undefined
  isLike: (view: DataTableView | undefined) => boolean
}

/**
 * Returns the current view by id, or undefined for the standard view. Without a known id, as in another user's link, it
 * returns the first match and keeps it when the table changes.
 */
export function useShownView({ views, chosenId, initialId, isLike }: Shown): DataTableView | undefined {
  const [matched, setMatched] = useState({ chosenId, id: initialId })
  const chosen = views.find(({ id }) => id === chosenId)
  if (chosen || chosenId === STANDARD) return chosen
  const isFound = matched.chosenId === chosenId && matched.id !== undefined
  const id = isFound ? matched.id : isLike(undefined) ? STANDARD : views.find(isLike)?.id
  if (matched.chosenId !== chosenId || matched.id !== id) setMatched({ chosenId, id })
  return views.find((view) => view.id === id)
}
