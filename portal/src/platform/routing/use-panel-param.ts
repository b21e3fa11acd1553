import { useCallback } from 'react'
import { useSearchParams } from 'react-router-dom'

/** A panel next to a list; the URL names what it shows. */
export interface PanelParam {
  /** The id in the URL; null without a panel. */
  shown: string | null
  show: (id: string | null) => void
  /** Returns the URL of the list with a panel open, for another browser tab. */
  hrefOf: (id: string) => string
}

function withParam(search: URLSearchParams, name: string, id: string | null): URLSearchParams {
  const next = new URLSearchParams(search)
  if (id === null) next.delete(name)
  else next.set(name, id)
  return next
}

/** Reads and writes a panel's URL parameter. Opening a panel is a history entry; changing and closing it are not. */
export function usePanelParam(name: string): PanelParam {
  const [params, setParams] = useSearchParams()
  const show = useCallback(
    (id: string | null) => {
      // The URL can have a search that is not rendered yet, because the user opened the panel right after typing.
      const current = new URLSearchParams(window.location.search)
      setParams(withParam(current, name, id), { preventScrollReset: true, replace: current.has(name) })
    },
    [setParams, name],
  )
  const hrefOf = useCallback((id: string) => `?${withParam(params, name, id)}`, [params, name])
  return { shown: params.get(name) || null, show, hrefOf }
}
