'use client'
import { type RefObject, useSyncExternalStore } from 'react'
import type { FormProblem } from './ErrorSummary.tsx'
import { ownProblemOf } from './focus-field.ts'

/** Looks again whenever the focus moves, as fields then say what is wrong with them. */
function listen(onChange: () => void) {
  document.addEventListener('focusin', onChange)
  return () => document.removeEventListener('focusin', onChange)
}

/** Where the fields of a summary are. */
export const rootOf = (summary: HTMLElement | null) => summary?.closest('form') ?? document

/** For each error the sentence that its field says itself, which knows best why it is refused; '' where it says none. */
export function useOwnProblems(errors: readonly FormProblem[], summary: RefObject<HTMLElement | null>) {
  const read = () =>
    errors
      .map(({ field }) => (field === undefined ? '' : (ownProblemOf(field, rootOf(summary.current)) ?? '')))
      .join('\n')
  // A text, as each look makes another list.
  return useSyncExternalStore(listen, read, () => '').split('\n')
}
