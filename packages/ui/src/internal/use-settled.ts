'use client'
import { useState } from 'react'

/** Tells when a value's problem may be shown: not while it is typed, unless it was wrong before. */
export function useSettled<Value>(value: Value, isWrong: (value: Value) => boolean) {
  const [held, setHeld] = useState<{ value: Value } | null>(null)
  return {
    onFocusChange: (isFocused: boolean) => setHeld(isFocused ? { value } : null),
    isShown: held === null || isWrong(held.value),
  }
}
