import type { KeyboardEvent as ReactKeyboardEvent } from 'react'

/** The `keyCode` of a key that an input method consumes. */
const TAKEN = 229

/**
 * Whether an input method is composing text with a key. Safari sends the final key after the composition, so only its
 * `keyCode` identifies it.
 */
export function isComposing(event: KeyboardEvent | ReactKeyboardEvent) {
  const { isComposing: isOpen, keyCode } = 'nativeEvent' in event ? event.nativeEvent : event
  return isOpen || keyCode === TAKEN
}

/** Hides the keys of an input method from key listeners, as an `onKeyDownCapture`; the input itself still gets them. */
export function ignoreWhileComposing(event: ReactKeyboardEvent) {
  if (isComposing(event)) event.stopPropagation()
}
