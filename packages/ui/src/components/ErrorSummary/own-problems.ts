'use client'
import { type RefObject, useSyncExternalStore } from 'react'
import type { FormProblem } from './form-problem.ts'
import { ownProblemOf } from './focus-field.ts'

/** Looks again whenever the focus moves, as fields then say what is wrong with them. */
function listen(onChange: () => void) {
  document.addEventListener('focusin', onChange)
  return () => document.removeEventListener('focusin', onChange)
}

/** Where the fields of a summary are. */
export const rootOf = (summary: HTMLElement | null) => summary?.closest('form') ?? document

/** Words without the full stop that may end them. */
const bare = (sentence: string) => sentence.replace(/\.$/, '')

/** What is said of an error: what its field says itself, which knows best why it is refused, unless the message says so already. */
function wordsOf({ field, message }: FormProblem, root: ParentNode) {
  if (field === undefined || typeof message !== 'string') return ''
  const own = ownProblemOf(field, root) ?? ''
  return message.includes(bare(own)) ? '' : own
}

/** For each error the sentence of its field in place of the message; '' where the message stays. */
export function useOwnProblems(errors: readonly FormProblem[], summary: RefObject<HTMLElement | null>) {
  const read = () => errors.map((error) => wordsOf(error, rootOf(summary.current))).join('\n')
  // A text, as each look makes another list.
  return useSyncExternalStore(listen, read, () => '').split('\n')
}
