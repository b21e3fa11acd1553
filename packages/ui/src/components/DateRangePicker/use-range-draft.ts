'use client'
import { useState } from 'react'
import { useControlledState } from 'react-stately/useControlledState'
import { type DateRange, type DateRangeProblem, isSameRange, problemOf, type RangeRules } from './ranges.ts'

interface Options {
  value: DateRange | null | undefined
  defaultValue: DateRange | null
  rules: RangeRules
  onChange: ((range: DateRange | null) => void) | undefined
  onInvalid: ((range: DateRange, problem: DateRangeProblem) => void) | undefined
}

/** Keeps what is being chosen apart from the range that holds, until it is applied. */
export function useRangeDraft({ value, defaultValue, rules, onChange, onInvalid }: Options) {
  const [applied, setApplied] = useControlledState(value, defaultValue, onChange)
  const [basis, setBasis] = useState(applied)
  const [draft, setDraft] = useState(applied)
  const [isOpen, setOpen] = useState(false)

  if (!isSameRange(basis, applied)) {
    setBasis(applied)
    setDraft(applied)
  }

  const apply = (range: DateRange | null) => {
    if (isSameRange(range, applied)) return
    const problem = problemOf(range, rules)
    if (range && problem) onInvalid?.(range, problem)
    else setApplied(range)
  }

  return {
    draft,
    setDraft,
    problem: problemOf(draft, rules),
    isOpen,
    apply,
    /** Takes back what was chosen and not applied. */
    reset: () => setDraft(applied),
    /** Opens the calendar; closing it drops what was not applied. */
    setOpen: (willOpen: boolean) => {
      setOpen(willOpen)
      if (!willOpen) setDraft(applied)
    },
    done: () => {
      apply(draft)
      setOpen(false)
    },
  }
}

export type RangeDraft = ReturnType<typeof useRangeDraft>
