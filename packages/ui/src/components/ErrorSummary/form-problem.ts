import type { ReactNode } from 'react'

/** A problem of a form. */
export interface FormProblem {
  /** The id or name of the field; omit it for a problem of the whole form. */
  field?: string
  message: ReactNode
}
