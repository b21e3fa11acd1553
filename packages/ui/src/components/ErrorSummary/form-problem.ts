import type { ReactNode } from 'react'

/** Something that is wrong with a form. */
export interface FormProblem {
  /** The id of the field, or its name; a problem of the whole form has none. */
  field?: string
  message: ReactNode
}
