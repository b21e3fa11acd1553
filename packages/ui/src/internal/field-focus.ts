import { type Ref, useMemo } from 'react'
import { mergeRefs } from 'react-aria/mergeRefs'

const FOCUSABLE = 'input, select, textarea, button, a[href], [tabindex]'

const takesFocus = (element: HTMLElement) =>
  element.tabIndex >= 0 &&
  !element.matches(':disabled, [type=hidden], [hidden]') &&
  element.closest('[aria-hidden=true], [hidden], [inert]') === null

/** Returns the control that receives the focus of an element: itself, or the first inside. */
export const controlOf = (element: HTMLElement) =>
  [element, ...element.querySelectorAll<HTMLElement>(FOCUSABLE)].find(takesFocus)

/** Sets `focus()` on one element only; plain assignment would change the prototype in test tools. */
export function moveFocus(element: HTMLElement, focus: HTMLElement['focus']) {
  Object.defineProperty(element, 'focus', { configurable: true, writable: true, value: focus })
}

function lendFocus(group: HTMLElement | null) {
  if (group) moveFocus(group, (options) => controlOf(group)?.focus(options))
}

/** Returns the ref of a group whose `focus()` moves to its first control, as form libraries expect. */
export const useGroupRef = <Group extends HTMLElement>(ref: Ref<Group> | undefined) =>
  useMemo(() => mergeRefs<Group>(ref, lendFocus), [ref])
