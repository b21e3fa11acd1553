import { useEffect, useLayoutEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import { companyIn } from '../data/company.ts'

/** How long Back and Forward wait for the page to be as tall as it was. */
const PATIENCE = 3000

/** Ids that React made are other ones the next time. */
const MADE_ID = /_r_|[:«»]/

interface Left {
  top: number
  focus: string | null
}

/** A selector that finds an element again in the same page, by its place below the nearest id. */
function selectorOf(element: Element | null): string | null {
  if (!element || element === document.body) return null
  if (element.id && !MADE_ID.test(element.id)) return `#${CSS.escape(element.id)}`
  const parent = element.parentElement
  if (!parent) return null
  const above = selectorOf(parent) ?? 'body'
  return `${above} > :nth-child(${[...parent.children].indexOf(element) + 1})`
}

/** Tries now and after each change of the page until it succeeds or patience ends. */
function whenPossible(attempt: () => boolean): () => void {
  if (attempt()) return () => {}
  const stop = (): void => {
    observer.disconnect()
    clearTimeout(timer)
  }
  const observer = new MutationObserver(() => {
    if (attempt()) stop()
  })
  const timer = setTimeout(stop, PATIENCE)
  observer.observe(document.body, { childList: true, subtree: true })
  return stop
}

function focusHeading(): boolean {
  const heading = document.querySelector<HTMLElement>('main h1')
  heading?.focus({ preventScroll: true })
  return heading !== null
}

function restore({ top, focus }: Left): boolean {
  const element = focus ? document.querySelector<HTMLElement>(focus) : null
  const isTallEnough = top === 0 || document.documentElement.scrollHeight - window.innerHeight >= top
  if (!isTallEnough || (focus && !element)) return false
  element?.focus({ preventScroll: true })
  window.scrollTo({ top, behavior: 'instant' })
  return true
}

/**
 * A new path, or another company, scrolls to the top and focuses its heading; Back and Forward return to where one was.
 * It stands above what begins anew with another company, so as to know the page before.
 */
export function useScrollAndFocus(): void {
  const { key, pathname, search } = useLocation()
  const place = `${pathname} ${companyIn(search) ?? ''}`
  const type = useNavigationType()
  const left = useRef(new Map<string, Left>())
  const last = useRef({ key, place })

  useEffect(() => {
    const before = history.scrollRestoration
    history.scrollRestoration = 'manual'
    const note = (): void => {
      left.current.set(last.current.key, { top: window.scrollY, focus: selectorOf(document.activeElement) })
    }
    window.addEventListener('scroll', note, { passive: true })
    document.addEventListener('focusin', note)
    return () => {
      history.scrollRestoration = before
      window.removeEventListener('scroll', note)
      document.removeEventListener('focusin', note)
    }
  }, [])

  // Before the browser can tell that a shorter page cut the scroll position: that one is no longer the old page's.
  useLayoutEffect(() => {
    const previous = last.current
    last.current = { key, place }
    if (previous.key === key) return undefined
    const known = type === NavigationType.Pop ? left.current.get(key) : undefined
    if (known) return whenPossible(() => restore(known))
    if (previous.place === place) return undefined
    const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches
    window.scrollTo({ top: 0, behavior: isCalm ? 'instant' : 'smooth' })
    return whenPossible(focusHeading)
  }, [key, place, type])
}
