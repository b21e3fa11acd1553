import type { PointerEvent } from 'react'

/** Gives a text that its line cuts a tooltip with the whole; it is measured only where the pointer is. */
export function showWhole({ currentTarget: text }: PointerEvent<HTMLElement>) {
  if (text.scrollWidth > text.clientWidth) text.title = text.textContent
  else text.removeAttribute('title')
}
