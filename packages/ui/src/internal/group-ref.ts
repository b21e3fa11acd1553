'use client'
import { type Ref, useImperativeHandle, useRef } from 'react'

/** Hands out a group's element, whose `focus()` moves the focus to the first of its controls that can take it. */
export function useGroupRef<Group extends HTMLElement>(ref: Ref<Group> | undefined, controls: string) {
  const element = useRef<Group>(null)
  useImperativeHandle(ref, () => {
    const group = element.current as Group
    return Object.assign(group, {
      focus: (options?: FocusOptions) => group.querySelector<HTMLElement>(controls)?.focus(options),
    })
  }, [controls])
  return element
}
