import { controlOf } from '../../internal/field-focus.ts'
import { field as frameClass } from '../../internal/field.css.ts'

const isOf = (element: Element, field: string) =>
  ['name', 'data-field'].some((attribute) => `${element.getAttribute(attribute)}.`.startsWith(`${field}.`))

/** Returns the element with a field's id, or else its name. */
function elementOf(field: string, root: ParentNode) {
  const found = document.getElementById(field)
  if (root.contains(found)) return found
  return [...root.querySelectorAll<HTMLElement>('[name], [data-field]')].find((element) => isOf(element, field))
}

/**
 * Returns the message of a field that rejects its content without reporting it to the application; found by the field's
 * id or name.
 */
export function ownProblemOf(field: string, root: ParentNode) {
  const element = elementOf(field, root)
  const frame = element?.closest(`.${frameClass}`) ?? element
  const all = frame instanceof HTMLInputElement ? [frame] : frame?.querySelectorAll('input')
  return [...(all ?? [])].find(({ validity, dataset }) => validity.customError && dataset['reported'] === undefined)
    ?.validationMessage
}

/** Moves the focus to a field by its id or name; if a hidden input has the name, to the control beside it. */
export function focusField(field: string, root: ParentNode) {
  let element: HTMLElement | null | undefined = elementOf(field, root)
  while (element && element !== root) {
    // A group’s own `focus()` moves to its first control; a calendar’s moves to the day.
    const control = Object.hasOwn(element, 'focus') ? element : controlOf(element)
    if (control) {
      control.focus()
      // Browsers do not scroll to an element that is partly visible.
      control.scrollIntoView?.({ block: 'nearest' })
      return
    }
    element = element.parentElement
  }
}
