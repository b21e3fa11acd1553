'use client'
import { type RefObject, useSyncExternalStore } from 'react'
import type { FormProblem } from './form-problem.ts'
import { ownProblemOf } from './focus-field.ts'

/** Calls back whenever the focus moves, as fields then show what is wrong with them. */
function listen(onChange: () => void) {
  document.addEventListener('focusin', onChange)
  return () => document.removeEventListener('focusin', onChange)
}

/** Where the fields of a summary are. */
export const rootOf = (summary: HTMLElement | null) => summary?.closest('form') ?? document

/** Messages without the full stop that may end them. */
const bare = (sentence: string) => sentence.replace(/\.$/, '')

/** The message of an error's field, which knows best why it is refused; '' where the given message has its words already. */
function wordsOf({ field, message }: FormProblem, root: ParentNode) {
  if (field === undefined || typeof message !== 'string') return ''
  const own = ownProblemOf(field, root) ?? ''
  return message.includes(bare(own)) ? '' : own
}

/** For each error the message of its field, in place of the given one; '' where the given one stays. */
export function useOwnProblems(errors: readonly FormProblem[], summary: RefObject<HTMLElement | null>) {
  const read = () => errors.map((error) => wordsOf(error, rootOf(summary.current))).join('\n')
  // Joined: a new list each time would be another snapshot.
  return useSyncExternalStore(listen, read, () => '').split('\n')
}
