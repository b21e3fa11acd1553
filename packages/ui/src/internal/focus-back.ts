import { useEffect, useState } from 'react'

/** The focused element when something opens, and its ancestors, the nearest first. */
export interface Opener {
  element: HTMLElement | null
  around: readonly Element[]
}

const noOpener: Opener = { element: null, around: [] }

/**
 * Returns the element that opens an overlay: the focused one, or the menu's button if a menu item is focused, because
 * the item is removed.
 */
export function findOpener(): Opener {
  if (typeof document === 'undefined') return noOpener
  const active = document.activeElement as HTMLElement | null
  const isItem = active?.closest('[role=menu]')
  const element = isItem ? document.querySelector<HTMLElement>('[aria-haspopup=menu][aria-expanded=true]') : active
  const around: Element[] = []
  // Stops below main or body: the page’s first focusable element is unrelated to the opener, and another page can have
  // replaced it.
  const whole = element?.closest('main, body')
  for (let parent = element?.parentElement; parent && parent !== whole; parent = parent.parentElement) {
    around.push(parent)
  }
  return { element, around }
}

/**
 * Returns the opener. If it is gone, returns an element in its remaining ancestors: in a table the tab stop, otherwise
 * the first tabbable element.
 */
export function restoreTargetOf({ element, around }: Opener) {
  if (element?.isConnected) return element
  const remaining = around.find(({ isConnected }) => isConnected)
  return (
    remaining?.querySelector<HTMLElement>('[role=grid] [tabindex="0"]') ??
    remaining?.querySelector<HTMLElement>('[tabindex="0"], button, a[href], input')
  )
}

/** Milliseconds after which React Aria has restored the focus and removed elements are gone. */
const timeoutMs = 100

/**
 * Restores the focus after an overlay closes, if React Aria cannot: to the button of the menu whose item opened the
 * overlay, or to an element near the removed opener.
 */
export function useFocusBack(isOpen: boolean) {
  const [state, setState] = useState({ isOpen: false, opener: noOpener })
  if (isOpen !== state.isOpen) setState({ isOpen, opener: isOpen ? findOpener() : state.opener })
  const { opener } = state
  useEffect(() => {
    if (!isOpen) return undefined
    const page = document
    return () =>
      void setTimeout(() => {
        if (page.activeElement === page.body) restoreTargetOf(opener)?.focus()
      }, timeoutMs)
  }, [isOpen, opener])
}
