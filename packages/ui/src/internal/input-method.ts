import type { KeyboardEvent as ReactKeyboardEvent } from 'react'

/** The code of a key that an input method takes for itself. */
const TAKEN = 229

/** Whether a key is the input method's, which composes text with it. Safari tells of the key that ends a composition after its end, by its code alone. */
export function isComposing(event: KeyboardEvent | ReactKeyboardEvent) {
  const { isComposing: isOpen, keyCode } = 'nativeEvent' in event ? event.nativeEvent : event
  return isOpen || keyCode === TAKEN
}

/** Keeps the keys of an input method from all that listens for keys, for `onKeyDownCapture`; the input itself still gets them. */
export function leaveToInputMethod(event: ReactKeyboardEvent) {
  if (isComposing(event)) event.stopPropagation()
}
