import { useEffect, useState } from 'react'

/** The focused element when something opens, and its ancestors, the nearest first. */
export interface Opener {
  element: HTMLElement | null
  around: readonly Element[]
}

const nobody: Opener = { element: null, around: [] }

/**
 * Returns the element that opens an overlay: the focused one, or the menu's button if a menu item is focused, because
 * the item is removed.
 */
export function findOpener(): Opener {
  if (typeof document === 'undefined') return nobody
  const active = document.activeElement as HTMLElement | null
  const isItem = active?.closest('[role=menu]')
  const element = isItem ? document.querySelector<HTMLElement>('[aria-haspopup=menu][aria-expanded=true]') : active
  const around: Element[] = []
  // Excludes the whole page: its first element is unrelated, and another page can have replaced it.
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
  const left = around.find(({ isConnected }) => isConnected)
  return (
    left?.querySelector<HTMLElement>('[role=grid] [tabindex="0"]') ??
    left?.querySelector<HTMLElement>('[tabindex="0"], button, a[href], input')
  )
}

/** Milliseconds to wait. After them, React Aria has restored the focus, and the removed elements are gone. */
const timeoutMs = 100

/**
 * Restores the focus if React Aria cannot: to the button of the menu whose item opened this, or to a remaining element
 * near it.
 */
export function useFocusBack(isOpen: boolean) {
  const [state, setState] = useState({ isOpen: false, opener: nobody })
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
