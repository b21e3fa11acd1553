import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'

/** Scrolls to the heading in the URL's hash and focuses it after its text has loaded. */
export function useHashTarget(text: string | undefined): void {
  const { hash } = useLocation()
  useEffect(() => {
    if (text === undefined || hash.length < 2) return
    const target = document.querySelector<HTMLElement>(`#${CSS.escape(decodeURIComponent(hash.slice(1)))}`)
    if (!target) return
    target.tabIndex = -1
    target.focus({ preventScroll: true })
    target.scrollIntoView({ block: 'start' })
  }, [text, hash])
}
