let isPressed = false

window.addEventListener('mousedown', () => (isPressed = true), { capture: true })
window.addEventListener('mouseup', () => (isPressed = false), { capture: true })

/**
 * Runs immediately, or after the current press. A press outside a field blurs it; showing its message during the press
 * would move the pressed button away from the pointer before the click.
 */
export function afterPress(run: () => void): void {
  if (isPressed) window.addEventListener('mouseup', () => setTimeout(run), { capture: true, once: true })
  else run()
}
