import type { Tone } from '../../theme/themes.ts'

/** A notice about the result of an action. */
export interface ToastMessage {
  /**
   * 'success' and 'info' close by themselves after 5 s; 'warning', 'danger' and notices with an action stay until they
   * are closed.
   */
  tone: Extract<Tone, 'success' | 'info' | 'warning' | 'danger'>
  title: string
  description?: string
  /** An optional follow-up action that is not urgent; it stays available after the notice has closed. */
  action?: { label: string; onAction: () => void }
}

/** A notice with the id from the queue. */
export interface ToastEntry extends ToastMessage {
  id: string
  /** How many times it was added; equal notices are merged. */
  count: number
}

/** The visible notices, three at most, and the closed ones in the tray, newest last. */
export interface ToastState {
  shown: readonly ToastEntry[]
  kept: readonly ToastEntry[]
}

/** The queue to which an application adds its notices. */
export interface ToastQueue {
  /** Shows a notice and returns its id; beyond three, the oldest goes to the tray. */
  add: (message: ToastMessage) => string
  /** Closes a notice; one with an action goes to the tray. */
  close: (id: string) => void
  /** Removes a notice from the screen or the tray. */
  remove: (id: string) => void
  /** Empties the tray. */
  clear: () => void
  getState: () => ToastState
  subscribe: (listener: () => void) => () => void
}

const most = 3
const without = (entries: readonly ToastEntry[], id: string) => entries.filter((entry) => entry.id !== id)

/** Whether two notices have the same text and action. */
const isEqual = (one: ToastMessage, other: ToastMessage) =>
  one.tone === other.tone &&
  one.title === other.title &&
  one.description === other.description &&
  one.action?.label === other.action?.label &&
  one.action?.onAction === other.action?.onAction

/** Creates a queue of notices, usually one for the whole application. */
export function createToastQueue(): ToastQueue {
  let state: ToastState = { shown: [], kept: [] }
  let added = 0
  const listeners = new Set<() => void>()
  const set = (next: ToastState) => {
    state = next
    for (const listener of listeners) listener()
  }
  return {
    add(message) {
      const onScreen = state.shown.find((entry) => isEqual(entry, message))
      if (onScreen) {
        const again = { ...onScreen, count: onScreen.count + 1 }
        set({ ...state, shown: state.shown.map((entry) => (entry === onScreen ? again : entry)) })
        return again.id
      }
      const before = state.kept.find((entry) => isEqual(entry, message))
      added += 1
      const entry = { ...message, id: before?.id ?? `toast-${added}`, count: (before?.count ?? 0) + 1 }
      const shown = [...state.shown, entry]
      set({
        shown: shown.slice(-most),
        kept: [...without(state.kept, entry.id), ...shown.slice(0, -most)],
      })
      return entry.id
    },
    close(id) {
      const entry = state.shown.find((one) => one.id === id)
      if (!entry) return
      set({
        shown: without(state.shown, id),
        kept: entry.action ? [...state.kept, entry] : state.kept,
      })
    },
    remove: (id) => set({ shown: without(state.shown, id), kept: without(state.kept, id) }),
    clear: () => set({ ...state, kept: [] }),
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}
