import { useEffect } from 'react'

const forms = new Set<symbol>()

/** Whether a form on the page has unsaved input. */
export function hasDirtyForm(): boolean {
  return forms.size > 0
}

function askBeforeLeaving(event: BeforeUnloadEvent): void {
  event.preventDefault()
}

/** Registers a dirty form; the browser then asks before the user leaves the page. */
export function useDirtyForm(isDirty: boolean): void {
  useEffect(() => {
    if (!isDirty) return undefined
    const form = Symbol('dirty form')
    forms.add(form)
    window.addEventListener('beforeunload', askBeforeLeaving)
    return () => {
      forms.delete(form)
      // Forms share the listener; the last form removes it.
      if (forms.size === 0) window.removeEventListener('beforeunload', askBeforeLeaving)
    }
  }, [isDirty])
}
