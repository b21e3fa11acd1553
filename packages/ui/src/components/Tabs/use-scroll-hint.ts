'use client'
import { useEffect, useRef, useState } from 'react'

/** Space beside the selected tab in pixels, so that part of its neighbor is visible. */
const margin = 40

/** Scrolls a list sideways to one of its tabs, but never the page. */
function reveal(list: Element, tab: Element | undefined) {
  if (!tab) return
  const box = list.getBoundingClientRect()
  const tabBox = tab.getBoundingClientRect()
  const before = tabBox.left - box.left - margin
  const after = tabBox.right - box.right + margin
  if (before < 0) list.scrollLeft += before
  else if (after > 0) list.scrollLeft += after
}

/** Returns the sides on which a list overflows. */
function sidesWithMore(list: Element) {
  const box = list.getBoundingClientRect()
  const tabs = [...list.children].map((tab) => tab.getBoundingClientRect())
  const left = tabs.some((tab) => tab.left < box.left - 1)
  const right = tabs.some((tab) => tab.right > box.right + 1)
  return left && right ? 'left right' : left ? 'left' : right ? 'right' : undefined
}

/** Returns the sides on which a list of tabs overflows, and keeps its selected tab in view. */
export function useScrollHint(selected: string | null) {
  const ref = useRef<HTMLDivElement>(null)
  const [more, setMore] = useState<ReturnType<typeof sidesWithMore>>()

  useEffect(() => {
    const list = ref.current
    if (!list || typeof ResizeObserver === 'undefined') return undefined
    const update = () => setMore(sidesWithMore(list))
    const observer = new ResizeObserver(() => {
      reveal(list, list.querySelector('[aria-selected=true]') ?? undefined)
      update()
    })
    observer.observe(list)
    // The tabs render after the list, and change with the language or the font.
    const tabs = new MutationObserver(() => {
      for (const tab of list.children) observer.observe(tab)
    })
    tabs.observe(list, { childList: true })
    list.addEventListener('scroll', update, { passive: true })
    return () => {
      observer.disconnect()
      tabs.disconnect()
      list.removeEventListener('scroll', update)
    }
  }, [])

  useEffect(() => {
    const list = ref.current
    const tab = [...(list?.children ?? [])].find((tab) => tab.getAttribute('data-key') === selected)
    if (list) reveal(list, tab)
  }, [selected])

  return { ref, more }
}
