import type { MessageId } from '../../messages/intl.tsx'

/** What is told in passing: what worked closes by itself, what did not stays until it is closed. */
export interface PortalNotice {
  tone: 'success' | 'danger'
  message: MessageId
}

const NONE: readonly PortalNotice[] = []
const listeners = new Set<() => void>()
let waiting = NONE

function change(next: readonly PortalNotice[]): void {
  waiting = next
  for (const listener of listeners) listener()
}

/** Tells a person, in passing, what became of what they did; said in the language of the moment it is shown. */
export function notify(message: MessageId, tone: PortalNotice['tone'] = 'success'): void {
  change([...waiting, { tone, message }])
}

/** What has not been shown yet. */
export function waitingNotices(): readonly PortalNotice[] {
  return waiting
}

/** What waited is shown. */
export function clearNotices(): void {
  if (waiting.length > 0) change(NONE)
}

export function onNotice(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
