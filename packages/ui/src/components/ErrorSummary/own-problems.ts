'use client'
import { type RefObject, useSyncExternalStore } from 'react'
import type { FormProblem } from './form-problem.ts'
import { ownProblemOf } from './focus-field.ts'

/** Calls back when the focus moves, because fields then show their errors. */
function listen(onChange: () => void) {
  document.addEventListener('focusin', onChange)
  return () => document.removeEventListener('focusin', onChange)
}

/** The form with the fields of a summary. */
export const rootOf = (summary: HTMLElement | null) => summary?.closest('form') ?? document

/** Removes the period at the end of a message. */
const withoutPeriod = (sentence: string) => sentence.replace(/\.$/, '')

/**
 * Returns the field's own message for an error, which is more specific; '' if the given message already contains it.
 */
function ownMessageOf({ field, message }: FormProblem, root: ParentNode) {
  if (field === undefined || typeof message !== 'string') return ''
  const own = ownProblemOf(field, root) ?? ''
  return message.includes(withoutPeriod(own)) ? '' : own
}

/** Returns the field's own message for each error, which replaces the given one; '' keeps the given one. */
export function useOwnProblems(errors: readonly FormProblem[], summary: RefObject<HTMLElement | null>) {
  const read = () => errors.map((error) => ownMessageOf(error, rootOf(summary.current))).join('\n')
  // Joined into one string, because a new list would be a new snapshot each time.
  return useSyncExternalStore(listen, read, () => '').split('\n')
}
