import { useEffect, useEffectEvent, useRef } from 'react'
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'

/** Validation by the server on blur. */
export interface ValidateOnBlur<Values extends FieldValues> {
  field: FieldPath<Values>
  /** Fields that affect the result; their blur also requests it again. */
  dependsOn?: readonly FieldPath<Values>[]
  /** Returns a code of the server's `fieldErrors`; null for a valid value. */
  check: (values: Values) => Promise<string | null>
}

type Form<Values extends FieldValues> = Pick<
  UseFormReturn<Values, unknown, unknown>,
  'getValues' | 'getFieldState' | 'setError' | 'clearErrors' | 'subscribe'
>

/** The errors reported on blur, with their values. */
interface ReportedErrors {
  values: string
  problem: string
}

/** Validates a value on blur of one of its fields; failed requests are reported on submission. */
export function useValidateOnBlur<Values extends FieldValues>(
  form: Form<Values>,
  given: ValidateOnBlur<Values> | undefined,
  accepts: (field: string, value: unknown) => boolean,
): { leave: (left: string) => void; showAgain: () => void } {
  const { getValues, getFieldState, setError, clearErrors, subscribe } = form
  const round = useRef(0)
  const reported = useRef<ReportedErrors | null>(null)
  const { field, dependsOn = [], check } = given ?? {}
  const fields = field === undefined ? [] : [field, ...dependsOn]
  const requested = (): string => JSON.stringify(getValues(fields))

  /** Clears reported errors, but not those of the schema. */
  const clearReported = (): void => {
    const problem = reported.current?.problem
    reported.current = null
    if (field !== undefined && problem !== undefined && getFieldState(field).error?.message === problem)
      clearErrors(field)
  }
  const clearStaleErrors = useEffectEvent(() => {
    if (reported.current && reported.current.values !== requested()) clearReported()
  })
  useEffect(() => subscribe({ formState: { values: true }, callback: () => clearStaleErrors() }), [subscribe])

  const ask = async (values: string): Promise<void> => {
    round.current += 1
    const own = round.current
    if (field === undefined || !check) return
    const problem = accepts(field, getValues(field)) ? await check(getValues()) : null
    if (own !== round.current || values !== requested()) return
    clearReported()
    if (problem === null) return
    reported.current = { values, problem }
    setError(field, { message: problem })
  }
  return {
    leave: (left) => {
      if (fields.some((name) => name === left)) void ask(requested()).catch(() => {})
    },
    /** Schema errors do not hide the errors reported on blur, which stay until their values change. */
    showAgain: () => {
      if (field !== undefined && reported.current?.values === requested())
        setError(field, { message: reported.current.problem })
    },
  }
}
