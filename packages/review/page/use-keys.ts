import { useEffect, useRef } from 'react'

/** Selects elements in which a typed letter is text input or finds an option. */
const WRITTEN =
  'input:not([type=range], [type=checkbox], [type=radio]), textarea, select, [aria-haspopup=listbox], [role=dialog], [role=listbox], [role=alertdialog]'
const isTyping = (target: EventTarget | null) => target instanceof Element && target.closest(WRITTEN)

/** Single-key shortcuts, except while the focus is in a field or list. */
export function useKeys(keys: Readonly<Record<string, () => void>>, isOn: boolean) {
  const latest = useRef(keys)
  useEffect(() => {
    latest.current = keys
  })
  useEffect(() => {
    if (!isOn) return undefined
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
      const action = latest.current[event.key]
      if (!action) return
      event.preventDefault()
      action()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [isOn])
}
