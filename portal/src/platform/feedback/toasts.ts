import type { RequestError } from '../../data/request-error.ts'
import type { MessageId, TextValues } from '../../messages/intl.tsx'

/** A toast's values and action. */
export interface ToastDetails {
  tone?: 'success' | 'danger'
  values?: TextValues
  action?: { label: MessageId; onAction: () => void }
}

type MessageToast = ToastDetails & { tone: 'success' | 'danger'; message: MessageId }

/** Toasts: successes close themselves, failures stay until dismissed. */
export type PortalToast = MessageToast | { tone: 'danger'; failure: RequestError }

const NONE: readonly PortalToast[] = []
const listeners = new Set<() => void>()
let waiting = NONE

function change(next: readonly PortalToast[]): void {
  waiting = next
  for (const listener of listeners) listener()
}

/** Shows a toast about the result of an action; its text uses the language at the time when it is shown. */
export function toast(message: MessageId, { tone = 'success', ...details }: ToastDetails = {}): void {
  change([...waiting, { ...details, tone, message }])
}

/** Shows a toast about a failed call that no screen reports. */
export function toastFailure(failure: RequestError): void {
  change([...waiting, { tone: 'danger', failure }])
}

/** Toasts waiting to be shown. */
export function waitingToasts(): readonly PortalToast[] {
  return waiting
}

/** Empties the list of waiting toasts, after they are shown. */
export function clearToasts(): void {
  if (waiting.length > 0) change(NONE)
}

/** Listens to the waiting toasts; returns the unsubscribe function. */
export function onToast(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
