'use client'
import { type RefObject, useLayoutEffect, useState } from 'react'
import { mediaQueryList } from '../../internal/use-media-query.ts'
import { below } from '../../theme/media.ts'

/** Marks what is out of the line, where it keeps its width and takes no room. */
export const AWAY = 'data-away'

/** In rem, what 'More' takes. */
const MORE = 6
/** In pixels, the navigation's edges with its list's margin, and what lies between the language's drawing and word. */
const EDGES = 16
const GAP = 8

const widthOf = (element: HTMLElement) => element.offsetWidth

/** Measures the links of a header, also after fonts, words or the window change: first the language's word goes, then link by link. */
export function useFit(ref: RefObject<HTMLElement | null>, count: number) {
  const [links, setLinks] = useState(Number.POSITIVE_INFINITY)
  const [hasWord, setHasWord] = useState(true)
  useLayoutEffect(() => {
    const nav = ref.current
    if (!nav || typeof ResizeObserver === 'undefined') return undefined
    const measure = () => {
      const widths = [...nav.querySelectorAll('li')].slice(0, count).map(widthOf)
      const word = nav.parentElement?.querySelector<HTMLElement>('[data-word]')
      const wordWidth = word ? widthOf(word) + GAP : 0
      // The word's room counts in both cases, so that what is decided does not change what is measured.
      const room = nav.clientWidth - EDGES + (word?.hasAttribute(AWAY) ? 0 : wordWidth)
      const total = widths.reduce((sum, width) => sum + width, 0)
      let left = room - MORE * Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
      setHasWord(total <= room - wordWidth)
      setLinks(total <= room ? count : widths.findIndex((width) => (left -= width) < 0))
    }
    // On a phone the links are in the drawer: to measure them would only have the page laid out at once.
    if (!mediaQueryList(below.medium)?.matches) measure()
    const observer = new ResizeObserver(measure)
    for (const element of [nav, ...nav.querySelectorAll('li')]) observer.observe(element)
    return () => observer.disconnect()
  }, [ref, count])
  return { links, hasWord }
}
