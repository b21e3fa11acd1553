import { companyIn } from '@tessera/contract'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import { noteScrolledTo, scrolledTo } from '../data/storage.ts'

/** How long Back and Forward wait for the page to be what it was. */
const PATIENCE = 10_000

/** How many pages of the history keep their position over a reload. */
const KEPT_POSITIONS = 50

/** Ids that React made are other ones the next time. */
const MADE_ID = /_r_|[:«»]/

interface Left {
  top: number
  /** Where the focus was, and on what. */
  focus: { selector: string; what: string } | null
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

const whatIs = (element: Element): string =>
  `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent}`

function focusNow(): Left['focus'] {
  const element = document.activeElement
  const selector = selectorOf(element)
  return element && selector ? { selector, what: whatIs(element) } : null
}

/** Tries now and after each change of the page until it succeeds, patience ends, or the person does something. */
function whenPossible(attempt: () => boolean): () => void {
  if (attempt()) return () => {}
  const done = new AbortController()
  const stop = (): void => {
    done.abort()
    observer.disconnect()
    clearTimeout(timer)
  }
  const observer = new MutationObserver(() => {
    if (attempt()) stop()
  })
  const timer = setTimeout(stop, PATIENCE)
  observer.observe(document.body, { childList: true, subtree: true })
  for (const doing of ['pointerdown', 'keydown', 'wheel']) {
    document.addEventListener(doing, stop, { capture: true, passive: true, signal: done.signal })
  }
  return stop
}

function focusHeading(): boolean {
  const heading = document.querySelector<HTMLElement>('main h1')
  heading?.focus({ preventScroll: true })
  return heading !== null
}

/** Goes back to where one was, as soon as the page is tall enough and what had the focus is there again. */
function restorer({ top, focus }: Left): () => boolean {
  let isScrolled = false
  return () => {
    if (!isScrolled && (top === 0 || document.documentElement.scrollHeight - window.innerHeight >= top)) {
      window.scrollTo({ top, behavior: 'instant' })
      isScrolled = true
    }
    const element = focus && document.querySelector<HTMLElement>(focus.selector)
    // While the page loads, a fallback may be in its place.
    if (element && whatIs(element) === focus.what) element.focus({ preventScroll: true })
    return isScrolled && (!focus || (element !== null && document.activeElement === element))
  }
}

/** Scroll positions of this tab before a reload; focus isn't kept. */
function leftBefore(): Map<string, Left> {
  return new Map([...scrolledTo()].map(([key, top]) => [key, { top, focus: null }]))
}

/** Whether this page was opened by Reload, Back or Forward, not by an address. */
function isReturn(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return entry?.type === 'reload' || entry?.type === 'back_forward'
}

/**
 * A new path, or another company, scrolls to the top and focuses its heading; Back, Forward and Reload restore the
 * position. It is above the part that remounts for another company, so that it knows the page before.
 */
export function useScrollAndFocus(): void {
  const { key, pathname, search } = useLocation()
  const place = `${pathname} ${companyIn(search) ?? ''}`
  const type = useNavigationType()
  const [left] = useState(leftBefore)
  const last = useRef({ key, place })

  useEffect(() => {
    const before = history.scrollRestoration
    history.scrollRestoration = 'manual'
    const note = (): void => {
      const { key: current } = last.current
      left.delete(current)
      left.set(current, { top: window.scrollY, focus: focusNow() })
    }
    const keep = (): void => {
      noteScrolledTo(new Map([...left].slice(-KEPT_POSITIONS).map(([at, { top }]) => [at, top])))
    }
    window.addEventListener('scroll', note, { passive: true })
    document.addEventListener('focusin', note)
    window.addEventListener('pagehide', keep)
    return () => {
      history.scrollRestoration = before
      window.removeEventListener('scroll', note)
      document.removeEventListener('focusin', note)
      window.removeEventListener('pagehide', keep)
    }
  }, [left])

  useLayoutEffect(() => {
    const known = isReturn() ? left.get(last.current.key) : undefined
    return known && whenPossible(restorer(known))
  }, [left])

  // Before the browser reports that a shorter page cut the scroll position, which isn't the old page's anymore.
  useLayoutEffect(() => {
    const previous = last.current
    last.current = { key, place }
    if (previous.key === key) return undefined
    const known = type === NavigationType.Pop ? left.get(key) : undefined
    if (known) return whenPossible(restorer(known))
    if (previous.place === place) return undefined
    const prefersReducedMotion = window.matchMedia('(prefers-reduced-motion: reduce)').matches
    window.scrollTo({ top: 0, behavior: prefersReducedMotion ? 'instant' : 'smooth' })
    return whenPossible(focusHeading)
  }, [key, place, type, left])
}
