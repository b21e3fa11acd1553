const FOCUSABLE = 'input, select, textarea, button, a[href], [tabindex]'

const takesFocus = (element: HTMLElement) =>
  element.tabIndex >= 0 &&
  !element.matches(':disabled, [type=hidden], [hidden]') &&
  element.closest('[aria-hidden=true], [hidden], [inert]') === null

const isOf = (element: Element, field: string) => {
  const name = element.getAttribute('name') ?? element.getAttribute('data-field') ?? ''
  return name === field || name.startsWith(`${field}.`)
}

/** Moves the focus to the field of a name; where a hidden input carries the name, to the control beside it. */
export function focusField(field: string, root: ParentNode = document) {
  const named = [...root.querySelectorAll<HTMLElement>('[name], [data-field]')].find((element) => isOf(element, field))
  let place: HTMLElement | null | undefined = named
  while (place && place !== root) {
    const control = [place, ...place.querySelectorAll<HTMLElement>(FOCUSABLE)].find(takesFocus)
    if (control) {
      control.focus()
      return true
    }
    place = place.parentElement
  }
  return false
}
