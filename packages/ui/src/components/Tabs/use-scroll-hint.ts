'use client'
import { useEffect, useRef, useState } from 'react'

/** Room left beside the selected tab, so that its neighbor is seen to be there. */
const margin = 40

/** Scrolls a list sideways to one of its tabs, and never the page. */
function reveal(list: Element, tab: Element | undefined) {
  if (!tab) return
  const box = list.getBoundingClientRect()
  const own = tab.getBoundingClientRect()
  const before = own.left - box.left - margin
  const after = own.right - box.right + margin
  if (before < 0) list.scrollLeft += before
  else if (after > 0) list.scrollLeft += after
}

/** On which sides a list has more than is in sight. */
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
    // The tabs come after the list, and change with a language or a font.
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
