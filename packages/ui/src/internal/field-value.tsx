'use client'
import { type InvalidEvent, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useControlledState } from 'react-stately/useControlledState'

interface ReportedValue<Value, Problem> {
  value: Value | null | undefined
  defaultValue: Value | null
  onChange: ((value: Value | null) => void) | undefined
  onInvalid: ((problem: Problem | null) => void) | undefined
  isSame?: (one: Value | null, other: Value | null) => boolean
  /** Called when the application passes a value other than the last reported one. */
  onGiven?: () => void
  /** The application's ref, by which a form library registers the field. */
  ref?: unknown
}

/**
 * Calls back when a form library registers a field again, as react-hook-form does on `reset()`: only then does its ref
 * change. A ref that changes in each render has no effect.
 */
function useReregistration(ref: unknown, onReregister: () => void) {
  const known = useRef({ ref, isKept: false })
  const report = useEffectEvent(onReregister)
  useEffect(() => {
    const before = known.current
    known.current = { ref, isKept: before.ref === ref }
    if (before.isKept && before.ref !== ref) report()
  })
}

/** Stores a field's text apart from its value, which is null if the text is invalid. */
export function useFieldValue<Value extends string | number | object, Problem extends string>({
  value: controlled,
  defaultValue,
  onChange,
  onInvalid,
  isSame = Object.is,
  onGiven,
  ref,
}: ReportedValue<Value, Problem>) {
  const [value, change] = useControlledState<Value | null>(controlled, defaultValue, onChange)
  const [reportedValue, setReportedValue] = useState(value)
  const [reportedProblem, setReportedProblem] = useState<Problem>()
  const [shown, setShown] = useState({ value })
  const show = (next: Value | null) => setShown({ value: next })

  if (!isSame(value, reportedValue)) {
    setReportedValue(value)
    setReportedProblem(undefined)
    show(value)
    onGiven?.()
  }

  /** Reports the field's value, or null and its problem; a value from the application is not reported back. */
  const setValue = (next: Value | null, problem: Problem | undefined) => {
    const valid = problem && !isSame(next, value) ? null : next
    if (!isSame(valid, reportedValue)) {
      setReportedValue(valid)
      change(valid)
    }
    if (problem === reportedProblem) return
    setReportedProblem(problem)
    onInvalid?.(problem ?? null)
  }

  const [round, setRound] = useState(0)
  useReregistration(ref, () => {
    // A value that is `null` before and after the reset would leave incomplete text in the field.
    if (controlled === undefined || reportedProblem === undefined) return
    setValue(value, undefined)
    show(value)
    setRound(round + 1)
    onGiven?.()
  })

  return {
    value,
    /**
     * Increases after each reset by a form library: a key for elements that keep an incomplete value in their own
     * state.
     */
    round,
    /** The field's content; a new object whenever the field must show it again. */
    shown,
    show,
    setValue,
  }
}

/** Returns when to show a field's problem: not during typing, unless one was already visible. */
export function useSettled(problem: string | undefined) {
  const [isHidden, setHidden] = useState(false)
  return {
    onFocusChange: (isFocused: boolean) => setHidden(isFocused && problem === undefined),
    isShown: !isHidden,
  }
}

/** Calls back when the element's form is reset. */
export function useFormReset(inside: RefObject<HTMLElement | null>, onReset: () => void) {
  const reset = useEffectEvent(onReset)
  useEffect(() => {
    const form = inside.current?.closest('form')
    const listen = () => reset()
    form?.addEventListener('reset', listen)
    return () => form?.removeEventListener('reset', listen)
  }, [inside])
}

interface FieldValueProps {
  name?: string
  /** The name of the field in errors, if it submits its values under other names. */
  field?: string
  value: string
  /** The reason for the missing value, for the browser's own validation before submission. */
  problem?: string
  /** Whether the application receives the problem, and so has its own message for a summary. */
  isReported?: boolean
  isDisabled?: boolean
  onReset?: () => void
  /** Moves the focus to the field. */
  onFocus?: () => void
}

const ignore = () => undefined

/** The hidden input that submits a field's value; if it has a problem, the browser doesn't submit the form. */
export function FieldValue(props: FieldValueProps) {
  const { name, field, value, problem = '', isReported, isDisabled, onReset = ignore, onFocus = ignore } = props
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.setCustomValidity(problem), [problem])
  useFormReset(input, onReset)
  const focusFirstInvalid = (event: InvalidEvent<HTMLInputElement>) => {
    // The browser cannot focus a hidden input.
    event.preventDefault()
    const fields = [...(event.currentTarget.form?.elements ?? [])] as HTMLInputElement[]
    if (fields.find(({ validity }) => validity && !validity.valid) === event.currentTarget) onFocus()
  }
  return (
    <input
      ref={input}
      type="text"
      hidden
      name={name}
      data-field={field}
      data-reported={isReported || undefined}
      value={value}
      disabled={isDisabled}
      onChange={ignore}
      onInvalid={focusFirstInvalid}
    />
  )
}
