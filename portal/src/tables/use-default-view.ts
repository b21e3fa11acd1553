import type { ListRules } from '@tessera/contract'
import { useEffect, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { useUser } from '../platform/session/session.tsx'
import { queryWith, hasTableState, stateIn, writtenState } from './table-url.ts'
import type { ListViews } from './use-views.ts'

/**
 * Opens a list in its user's default view and writes it into the URL; a URL with table state has priority. Returns true
 * until that is settled. It applies once per opening of the list, so a later reset of the state stays.
 */
export function useDefaultView(rules: ListRules, { views, isKnown }: ListViews): boolean {
  const defaultSize = useUser().user_preferences.rows_per_page
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const [isSettled, setSettled] = useState(false)
  const chosen = views.find(({ isDefault }) => isDefault)
  const defaults = stateIn(new URLSearchParams(), rules, defaultSize)
  const opensIn = chosen ? writtenState({ ...defaults, ...chosen.state, view: chosen.id }, rules, defaultSize) : ''
  const isDone = isSettled || hasTableState(params, rules) || (isKnown && opensIn === '')
  if (isDone && !isSettled) setSettled(true)
  useEffect(() => {
    if (!isDone && opensIn) void navigate(`?${queryWith(opensIn, params, rules)}`, { replace: true })
  }, [isDone, opensIn, navigate, params, rules])
  return !isDone
}
