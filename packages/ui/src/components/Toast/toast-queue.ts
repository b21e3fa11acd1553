import type { Tone } from '../../theme/themes.ts'

/** A notice of what became of an action. */
export interface ToastMessage {
  /** 'success' and 'info' close by themselves after 5 s, 'warning', 'danger' and whatever has an action stay until they are closed. */
  tone: Extract<Tone, 'success' | 'info' | 'warning' | 'danger'>
  title: string
  description?: string
  /** Something to do about it, for which there is no hurry; it stays within reach after the notice has closed. */
  action?: { label: string; onAction: () => void }
}

/** A notice with the id that the queue gave it. */
export interface ToastEntry extends ToastMessage {
  id: string
  /** How many times it was added: equal notices are one. */
  count: number
}

/** The visible notices, three at most, and the kept ones in the tray, newest last. */
export interface ToastState {
  shown: readonly ToastEntry[]
  kept: readonly ToastEntry[]
}

/** Where an application puts its notices. */
export interface ToastQueue {
  /** Shows a notice and returns its id; the oldest of more than three goes to the tray. */
  add: (message: ToastMessage) => string
  /** Takes a notice from the screen; one with an action goes to the tray. */
  close: (id: string) => void
  /** Forgets a notice, on the screen or in the tray. */
  remove: (id: string) => void
  /** Empties the tray. */
  clear: () => void
  getState: () => ToastState
  subscribe: (listener: () => void) => () => void
}

const most = 3
const without = (entries: readonly ToastEntry[], id: string) => entries.filter((entry) => entry.id !== id)

/** Whether two notices say the same and lead to the same. */
const isEqual = (one: ToastMessage, other: ToastMessage) =>
  one.tone === other.tone &&
  one.title === other.title &&
  one.description === other.description &&
  one.action?.label === other.action?.label &&
  one.action?.onAction === other.action?.onAction

/** Makes a queue of notices, usually one for the whole application. */
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
