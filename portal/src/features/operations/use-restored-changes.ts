import { useEffect, useRef, useState } from 'react'
import type { ZodForm } from '../../forms/use-zod-form.ts'
import type { ContentInput } from './content-form.ts'

/** The forms that the user left with unsaved changes since the portal loaded. */
const leftForms = new Set<string>()

/**
 * Restores unsaved changes when the user returns to a form from another language or page; without this, their draft
 * would only be offered. Returns whether it restored any, and the function that clears that state.
 */
export function useRestoredChanges({ draft, isDirty }: ZodForm<ContentInput>, name: string): [boolean, () => void] {
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
