import type { KeyboardEvent as ReactKeyboardEvent } from 'react'

/** The `keyCode` of a key that an input method takes. */
const TAKEN = 229

/** Whether an input method composes text with a key. Safari sends the key that ends a composition after its end: only the code tells. */
export function isComposing(event: KeyboardEvent | ReactKeyboardEvent) {
  const { isComposing: isOpen, keyCode } = 'nativeEvent' in event ? event.nativeEvent : event
  return isOpen || keyCode === TAKEN
}

/** Keeps the keys of an input method from key listeners, as an `onKeyDownCapture`; the input itself still gets them. */
export function leaveToInputMethod(event: ReactKeyboardEvent) {
  if (isComposing(event)) event.stopPropagation()
}
