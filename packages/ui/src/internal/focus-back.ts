import { useEffect, useState } from 'react'

/** Where the focus is as something opens, and what is around it, the nearest first. */
export interface Opener {
  element: HTMLElement | null
  around: readonly Element[]
}

const nobody: Opener = { element: null, around: [] }

/** The element that opens an overlay: the focused one, or the button of the focused menu item, which is gone by then. */
export function findOpener(): Opener {
  if (typeof document === 'undefined') return nobody
  const active = document.activeElement as HTMLElement | null
  const isItem = active?.closest('[role=menu]')
  const element = isItem ? document.querySelector<HTMLElement>('[aria-haspopup=menu][aria-expanded=true]') : active
  const around: Element[] = []
  // Not the page as a whole: what is first there is near nothing, and another page may have come instead.
  const whole = element?.closest('main, body')
  for (let parent = element?.parentElement; parent && parent !== whole; parent = parent.parentElement) {
    around.push(parent)
  }
  return { element, around }
}

/** The opener; where it is gone, in what is left around it, where one was in a table, or the first that is tabbed to. */
export function placeOf({ element, around }: Opener) {
  if (element?.isConnected) return element
  const left = around.find(({ isConnected }) => isConnected)
  return (
    left?.querySelector<HTMLElement>('[role=grid] [tabindex="0"]') ??
    left?.querySelector<HTMLElement>('[tabindex="0"], button, a[href], input')
  )
}

/** React Aria's own way back is gone by then, and so is what the answer has removed. */
const patience = 100

/** Gives the focus back where React Aria cannot: to the button of a menu whose item opened this, or to what is left near it. */
export function useFocusBack(isOpen: boolean) {
  const [state, setState] = useState({ isOpen: false, opener: nobody })
  if (isOpen !== state.isOpen) setState({ isOpen, opener: isOpen ? findOpener() : state.opener })
  const { opener } = state
  useEffect(() => {
    if (!isOpen) return undefined
    const page = document
    return () =>
      void setTimeout(() => {
        if (page.activeElement === page.body) placeOf(opener)?.focus()
      }, patience)
  }, [isOpen, opener])
}
