import { useEffect, useRef } from 'react'

/** A form on the page that holds what nobody has saved. */
export interface DirtyForm {
  name: string
  /** What the form holds now, to be kept as a draft. */
  values: () => unknown
}

const forms = new Set<DirtyForm>()
const listeners = new Set<() => void>()

function changed(): void {
  for (const listener of listeners) listener()
}

/** The forms that hold what nobody has saved: a reload asks first, a session that ends keeps them as drafts. */
export function dirtyForms(): readonly DirtyForm[] {
  return [...forms]
}

/** Calls back whenever a form becomes dirty or clean; hands out how to stop that. */
export function onDirtyFormsChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function askBeforeLeaving(event: BeforeUnloadEvent): void {
  event.preventDefault()
}

/** Registers a form while it is dirty, and asks before the page is left. */
export function useDirtyForm(name: string, isDirty: boolean, values: () => unknown): void {
  const latest = useRef(values)
  useEffect(() => {
    latest.current = values
  })
  useEffect(() => {
    if (!isDirty) return undefined
    const form: DirtyForm = { name, values: () => latest.current() }
    forms.add(form)
    window.addEventListener('beforeunload', askBeforeLeaving)
    changed()
    return () => {
      forms.delete(form)
      window.removeEventListener('beforeunload', askBeforeLeaving)
      changed()
    }
  }, [name, isDirty])
}
