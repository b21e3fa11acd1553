'use client'
import { useState } from 'react'
import { useFieldValue } from '../../internal/field-value.tsx'
import type { Parts } from '../../internal/calendar-parts.tsx'
import { type DateRange, type DateRangeProblem, isSameRange, problemOf, type RangeRules } from './ranges.ts'

interface Options {
  value: DateRange | null | undefined
  defaultValue: DateRange | null
  rules: RangeRules
  onChange: ((range: DateRange | null) => void) | undefined
  onInvalid: ((problem: DateRangeProblem | null) => void) | undefined
  ref: unknown
}

/** Typed ranges apply when they are valid; ranges picked in the calendar apply on confirmation. */
export function useRangeDraft({ value: controlled, defaultValue, rules, onChange, onInvalid, ref }: Options) {
  const { value, round, shown, show, setValue } = useFieldValue<DateRange, DateRangeProblem>({
    value: controlled,
    defaultValue,
    onChange,
    onInvalid,
    ref,
    isSame: isSameRange,
  })
  const [draft, setDraft] = useState(shown)
  const [isOpen, setOpen] = useState(false)
  // The round in which a part of a date is missing; a reset starts a new round.
  const [incompleteIn, setIncompleteIn] = useState<number>()
  const isIncomplete = incompleteIn === round
  const here = isOpen ? draft : shown

  const write = (range: DateRange | null) => {
    show(range)
    setValue(range, problemOf(range, rules))
  }
  const applyValue = (incomplete: boolean) => {
    if (incomplete) setValue(null, 'incomplete')
    else setValue(shown.value, problemOf(shown.value, rules))
  }

  return {
    value,
    round,
    /** The content of field and calendar; a new object whenever they must update. */
    here,
    problem: isIncomplete ? ('incomplete' as const) : problemOf(here.value, rules),
    isOpen,
    write,
    choose: (range: DateRange | null) => setDraft({ value: range }),
    /** Records whether a part of a date is missing. */
    note: (incomplete: boolean) => {
      setIncompleteIn(incomplete ? round : undefined)
      if (!isOpen) applyValue(incomplete)
    },
    /** Discards a selection that was not applied. */
    reset: () => setDraft({ value }),
    /** Opens the calendar; closing it discards unapplied changes. */
    setOpen: (willOpen: boolean) => {
      setOpen(willOpen)
      if (willOpen) setDraft(shown)
      else applyValue(isIncomplete)
    },
    done: () => {
      write(draft.value)
      setOpen(false)
    },
  }
}

export type RangeDraft = ReturnType<typeof useRangeDraft>

/** Whether one of two dates is missing or incomplete. */
export const isHalf = ({ start, end }: Record<'start' | 'end', Parts>) => start !== end || start === 'some'
