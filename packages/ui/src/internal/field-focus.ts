import { type Ref, useMemo } from 'react'
import { mergeRefs } from 'react-aria/mergeRefs'

const FOCUSABLE = 'input, select, textarea, button, a[href], [tabindex]'

const takesFocus = (element: HTMLElement) =>
  element.tabIndex >= 0 &&
  !element.matches(':disabled, [type=hidden], [hidden]') &&
  element.closest('[aria-hidden=true], [hidden], [inert]') === null

/** The control that the focus goes to when it is sent to an element: itself, or the first within. */
export const controlOf = (element: HTMLElement) =>
  [element, ...element.querySelectorAll<HTMLElement>(FOCUSABLE)].find(takesFocus)

/** Gives one element its own `focus()`; plain assignment would change the prototype's for test tools. */
export function giveFocus(element: HTMLElement, focus: HTMLElement['focus']) {
  Object.defineProperty(element, 'focus', { configurable: true, writable: true, value: focus })
}

function lendFocus(group: HTMLElement | null) {
  if (group) giveFocus(group, (options) => controlOf(group)?.focus(options))
}

/** Hands out the element of a group, whose `focus()` moves the focus to its first control, as a form library expects of a field. */
export const useGroupRef = <Group extends HTMLElement>(ref: Ref<Group> | undefined) =>
  useMemo(() => mergeRefs<Group>(ref, lendFocus), [ref])
