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

/** Typed ranges apply once they are valid; ranges picked in the calendar apply on confirmation. */
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
  // The round in which a part of a date is missing: a reset begins another one.
  const [incompleteIn, setIncompleteIn] = useState<number>()
  const isIncomplete = incompleteIn === round
  const here = isOpen ? draft : shown

  const write = (range: DateRange | null) => {
    show(range)
    setValue(range, problemOf(range, rules))
  }
  const sayWhatStands = (incomplete: boolean) => {
    if (incomplete) setValue(null, 'incomplete')
    else setValue(shown.value, problemOf(shown.value, rules))
  }

  return {
    value,
    round,
    /** The content of field and calendar; a new object whenever it must be written again. */
    here,
    problem: isIncomplete ? ('incomplete' as const) : problemOf(here.value, rules),
    isOpen,
    write,
    choose: (range: DateRange | null) => setDraft({ value: range }),
    /** Takes notice of a field in which a part of a date is missing. */
    note: (incomplete: boolean) => {
      setIncompleteIn(incomplete ? round : undefined)
      if (!isOpen) sayWhatStands(incomplete)
    },
    /** Takes back what was chosen and not applied. */
    reset: () => setDraft({ value }),
    /** Opens the calendar; closing it drops what was not applied. */
    setOpen: (willOpen: boolean) => {
      setOpen(willOpen)
      if (willOpen) setDraft(shown)
      else sayWhatStands(isIncomplete)
    },
    done: () => {
      write(draft.value)
      setOpen(false)
    },
  }
}

export type RangeDraft = ReturnType<typeof useRangeDraft>

/** Whether something is missing in one of two dates, one of which stands alone or has not all of its parts. */
export const isHalf = ({ start, end }: Record<'start' | 'end', Parts>) => start !== end || start === 'some'
