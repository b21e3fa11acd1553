'use client'
import { type RefObject, useLayoutEffect, useState } from 'react'
import { mediaQueryList } from '../../internal/use-media-query.ts'
import { below } from '../../theme/media.ts'

/** Marks an item outside the line: it keeps its width and takes no space. */
export const AWAY = 'data-away'

/** Width of 'More', in rem. */
const MORE = 6
/** In pixels: the navigation's edges with the margin of its list, and the gap between the language's icon and text. */
const EDGES = 16
const GAP = 8

const widthOf = (element: HTMLElement) => element.offsetWidth

/**
 * Measures the links of a header, again when the fonts, the text or the window change. If space is short, the
 * language's text is hidden first, then one link after the other.
 */
export function useFit(ref: RefObject<HTMLElement | null>, count: number) {
  const [links, setLinks] = useState(Number.POSITIVE_INFINITY)
  const [hasLanguageText, setHasLanguageText] = useState(true)
  useLayoutEffect(() => {
    const nav = ref.current
    if (!nav || typeof ResizeObserver === 'undefined') return undefined
    const measure = () => {
      const widths = [...nav.querySelectorAll('li')].slice(0, count).map(widthOf)
      const languageText = nav.parentElement?.querySelector<HTMLElement>('[data-word]')
      const textWidth = languageText ? widthOf(languageText) + GAP : 0
      // The width of the text counts even while it is hidden. Otherwise the decision would change the measurement.
      const available = nav.clientWidth - EDGES + (languageText?.hasAttribute(AWAY) ? 0 : textWidth)
      const total = widths.reduce((sum, width) => sum + width, 0)
      let remaining = available - MORE * Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
      setHasLanguageText(total <= available - textWidth)
      setLinks(total <= available ? count : widths.findIndex((width) => (remaining -= width) < 0))
    }
    // On a phone the links are in the drawer, so measuring them would only force a layout.
    if (!mediaQueryList(below.medium)?.matches) measure()
    const observer = new ResizeObserver(measure)
    for (const element of [nav, ...nav.querySelectorAll('li')]) observer.observe(element)
    return () => observer.disconnect()
  }, [ref, count])
  return { links, hasLanguageText }
}
