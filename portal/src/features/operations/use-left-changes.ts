import { useEffect, useRef, useState } from 'react'
import type { ZodForm } from '../../forms/use-zod-form.ts'
import type { ContentInput } from './content-form.ts'

/** The forms that were left with unsaved changes since the portal was loaded. */
const leftForms = new Set<string>()

/**
 * Puts back into a form the changes that were in it when its user went to another language or page: their draft is only
 * offered otherwise. Returns whether it did, and how to forget that.
 */
export function useLeftChanges({ draft, isDirty }: ZodForm<ContentInput>, name: string): [boolean, () => void] {
  const [isBack, setBack] = useState(() => draft !== null && leftForms.has(name))
  const latest = useRef({ draft, isDirty })
  useEffect(() => {
    latest.current = { draft, isDirty }
  })
  useEffect(() => {
    if (leftForms.delete(name)) latest.current.draft?.restore()
    return () => {
      if (latest.current.isDirty) leftForms.add(name)
    }
  }, [name])
  return [isBack && isDirty, () => setBack(false)]
}
