'use client'
import { useState } from 'react'
import type { Parts } from './calendar-parts.tsx'
import { useFieldValue, useSettled } from './field-value.tsx'

/** The reason why a segmented field has no value. */
export type PartsProblem = 'incomplete' | 'outOfBounds'

interface Options {
  value: string | null | undefined
  defaultValue: string | null
  onChange: ((value: string | null) => void) | undefined
  onInvalid: ((problem: PartsProblem | null) => void) | undefined
  isOutside: (iso: string) => boolean
  ref: unknown
}

/** The ISO date or time of a field with parts; null if a part is missing or the value is out of bounds. */
export function usePartsValue({ isOutside, ...options }: Options) {
  const { value, round, shown, show, setValue } = useFieldValue<string, PartsProblem>(options)
  // The round in which a part is missing; a reset starts a new round.
  const [incomplete, setIncomplete] = useState<number>()
  const isIncomplete = incomplete === round
  const boundsProblem = (iso: string | null): PartsProblem | undefined =>
    iso !== null && isOutside(iso) ? 'outOfBounds' : undefined
  const problem: PartsProblem | undefined = isIncomplete ? 'incomplete' : boundsProblem(shown.value)
  const write = (iso: string | null) => {
    show(iso)
    setValue(iso, boundsProblem(iso))
  }

  return {
    round,
    /** The field's content; a new object whenever the field must show it again. */
    shown,
    problem,
    ...useSettled(problem),
    /** The value that a form submits. */
    sent: problem ? '' : (value ?? ''),
    write,
    /** Records how many segments are filled in. */
    note: (parts: Parts) => {
      setIncomplete(parts === 'some' ? round : undefined)
      if (parts === 'some') setValue(null, 'incomplete')
      else setValue(shown.value, boundsProblem(shown.value))
    },
    reset: () => {
      setIncomplete(undefined)
      write(options.defaultValue)
    },
  }
}
