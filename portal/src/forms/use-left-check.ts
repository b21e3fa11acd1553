import { useRef } from 'react'
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'

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
  'getValues' | 'setError' | 'clearErrors'
>

const NOTHING = { leave: () => {}, tellAgain: () => {} }

/** What was told on leaving, and of which values. */
interface Told {
  values: string
  problem: string
}

/** Asks about a value whenever one of its fields is left; what cannot be asked is told when the form is sent. */
export function useLeftCheck<Values extends FieldValues>(
  { getValues, setError, clearErrors }: Form<Values>,
  given: LeftCheck<Values> | undefined,
  accepts: (field: string, value: unknown) => boolean,
): { leave: (left: string) => void; tellAgain: () => void } {
  const round = useRef(0)
  const told = useRef<Told | null>(null)
  if (!given) return NOTHING
  const { field, dependsOn = [], check } = given
  const fields = [field, ...dependsOn]
  const asked = (): string => JSON.stringify(getValues(fields))

  const tell = (values: string, problem: string | null): void => {
    if (values !== asked()) return
    const wasTold = told.current !== null
    told.current = problem === null ? null : { values, problem }
    if (problem !== null) setError(field, { message: problem })
    else if (wasTold) clearErrors(field)
  }
  const ask = async (values: string): Promise<void> => {
    round.current += 1
    const own = round.current
    const problem = accepts(field, getValues(field)) ? await check(getValues()) : null
    if (own === round.current) tell(values, problem)
  }
  return {
    leave: (left) => {
      if (fields.some((name) => name === left)) void ask(asked()).catch(() => {})
    },
    /** What a schema sees hides nothing that was told: it stands as long as the values do. */
    tellAgain: () => {
      if (told.current?.values === asked()) setError(field, { message: told.current.problem })
    },
  }
}
