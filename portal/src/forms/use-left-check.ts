import { useRef } from 'react'
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import { get } from 'react-hook-form'

/** What only the server knows of a value, asked when its field is left. */
export interface LeftCheck<Values extends FieldValues> {
  field: FieldPath<Values>
  /** The fields that decide as well, after which it is asked again. */
  dependsOn?: readonly FieldPath<Values>[]
  /** What is wrong, as a code of the server's `fieldErrors`; null where nothing is. */
  check: (values: Values) => Promise<string | null>
}

type Form<Values extends FieldValues> = Pick<
  UseFormReturn<Values, unknown, unknown>,
  'getValues' | 'getFieldState' | 'setError' | 'clearErrors'
>

/** Marks what was told on leaving, which another answer takes back. */
const TYPE = 'left'

/** Asks about a value whenever one of its fields is left; what cannot be asked is told when the form is sent. */
export function useLeftCheck<Values extends FieldValues>(
  { getValues, getFieldState, setError, clearErrors }: Form<Values>,
  given: LeftCheck<Values> | undefined,
  accepts: (field: string, value: unknown) => boolean,
): (left: string) => void {
  const round = useRef(0)
  return (left) => {
    if (!given) return
    const { field, dependsOn = [], check } = given
    if (left !== field && !dependsOn.some((other) => other === left)) return
    const values = getValues()
    const value: unknown = get(values, field)
    round.current += 1
    const asked = round.current
    const tell = (problem: string | null): void => {
      const isStale = asked !== round.current || get(getValues(), field) !== value
      if (isStale) return
      if (problem !== null) setError(field, { type: TYPE, message: problem })
      else if (getFieldState(field).error?.type === TYPE) clearErrors(field)
    }
    if (!accepts(field, value)) tell(null)
    else void check(values).then(tell, () => {})
  }
}
