import { useEffect } from 'react'

const forms = new Set<symbol>()

/** Whether a form on the page holds what nobody has saved. */
export function hasDirtyForm(): boolean {
  return forms.size > 0
}

function askBeforeLeaving(event: BeforeUnloadEvent): void {
  event.preventDefault()
}

/** Registers a form while it is dirty, and asks before the page is left. */
export function useDirtyForm(isDirty: boolean): void {
  useEffect(() => {
    if (!isDirty) return undefined
    const form = Symbol('dirty form')
    forms.add(form)
    window.addEventListener('beforeunload', askBeforeLeaving)
    return () => {
      forms.delete(form)
      // Forms share the listener; the last one takes it along.
      if (forms.size === 0) window.removeEventListener('beforeunload', askBeforeLeaving)
    }
  }, [isDirty])
}
