import type { RequestError } from '../../data/request-error.ts'
import type { MessageId, TextValues } from '../../messages/intl.tsx'

/** A notice's values and action. */
export interface ToastDetails {
  tone?: 'success' | 'danger'
  values?: TextValues
  action?: { label: MessageId; act: () => void }
}

type DescribedFilter = ToastDetails & { tone: 'success' | 'danger'; message: MessageId }

/** Notices: successes close themselves, failures stay until dismissed. */
export type PortalToast = DescribedFilter | { tone: 'danger'; failure: RequestError }

const NONE: readonly PortalToast[] = []
const listeners = new Set<() => void>()
let waiting = NONE

function change(next: readonly PortalToast[]): void {
  waiting = next
  for (const listener of listeners) listener()
}

/** Tells a person, in passing, what became of what they did; said in the language of the moment it is shown. */
export function toast(message: MessageId, { tone = 'success', ...details }: ToastDetails = {}): void {
  change([...waiting, { ...details, tone, message }])
}

/** Tells a person, in passing, that a call has failed of which no screen says so. */
export function toastFailure(failure: RequestError): void {
  change([...waiting, { tone: 'danger', failure }])
}

/** Notices waiting to be shown. */
export function waitingToasts(): readonly PortalToast[] {
  return waiting
}

/** Shows the waiting notices. */
export function clearToasts(): void {
  if (waiting.length > 0) change(NONE)
}

/** Listens to what waits; gives the way to stop. */
export function onToast(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
