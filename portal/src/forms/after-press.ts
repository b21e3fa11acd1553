let isPressed = false

window.addEventListener('mousedown', () => (isPressed = true), { capture: true })
window.addEventListener('mouseup', () => (isPressed = false), { capture: true })

/**
 * Runs at once, or after the press that is under way. A press outside a field leaves it, and the message that this shows
 * would move the pressed button away from the pointer before its click.
 */
export function afterPress(run: () => void): void {
  if (isPressed) window.addEventListener('mouseup', () => setTimeout(run), { capture: true, once: true })
  else run()
}
