import type { MessageId } from '../messages/intl.tsx'

const NONE: readonly MessageId[] = []
const listeners = new Set<() => void>()
let waiting = NONE
let hasBegun = false

function change(next: readonly MessageId[]): void {
  waiting = next
  for (const listener of listeners) listener()
}

/** Tells a person, in passing, that what they did has worked; said in the language of the moment it is shown. */
export function notify(message: MessageId): void {
  hasBegun = true
  change([...waiting, message])
}

/** What has not been shown yet. */
export function waitingNotices(): readonly MessageId[] {
  return waiting
}

/** What waited is shown. */
export function clearNotices(): void {
  if (waiting.length > 0) change(NONE)
}

/** Whether there has ever been a notice. */
export function hasNotices(): boolean {
  return hasBegun
}

export function onNotice(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
