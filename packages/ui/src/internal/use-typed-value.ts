'use client'
import { useState } from 'react'
import { useControlledState } from 'react-stately/useControlledState'

/** Why what stands in a field of parts is no value. */
export type TypedProblem = 'incomplete' | 'outOfBounds'

interface Options {
  value: string | null | undefined
  defaultValue: string | null
  onChange: ((value: string | null) => void) | undefined
  onInvalid: ((problem: TypedProblem) => void) | undefined
  isOutside: (typed: string) => boolean
}

/** Keeps what is typed apart from the value, which is `null` as long as what stands on the screen is none. */
export function useTypedValue({ value: controlled, defaultValue, onChange, onInvalid, isOutside }: Options) {
  const [value, setValue] = useControlledState(controlled, defaultValue, onChange)
  const [typed, setTyped] = useState(value)
  const [isPartial, setPartial] = useState(false)
  const problemOf = (text: string | null, isHalf: boolean): TypedProblem | undefined => {
    if (isHalf) return 'incomplete'
    return text !== null && isOutside(text) ? 'outOfBounds' : undefined
  }
  const problem = problemOf(typed, isPartial)
  const meant = problem ? null : typed
  // The application has set another value.
  if (meant !== value && typed !== value) setTyped(value)

  const settle = (text: string | null, isHalf: boolean) => {
    const next = problemOf(text, isHalf)
    setTyped(text)
    setPartial(isHalf)
    if (next && next !== problem) onInvalid?.(next)
    const nextValue = next ? null : text
    if (nextValue !== value) setValue(nextValue)
  }
  return {
    typed,
    problem,
    /** What a form sends. */
    meant: meant ?? '',
    type: (text: string | null) => settle(text, false),
    tellPartial: (isHalf: boolean) => {
      if (isHalf !== isPartial) settle(typed, isHalf)
    },
    reset: () => settle(defaultValue, false),
  }
}
