/** A notice of what became of an action. */
export interface ToastMessage {
  /** 'success' and 'info' close by themselves after 5 s, 'warning' and 'danger' stay until they are closed. */
  tone?: 'success' | 'info' | 'warning' | 'danger'
  title: string
  description?: string
  /** Something to do about it; it stays within reach after the notice has closed. */
  action?: { label: string; onAction: () => void }
}

/** A notice with the id that the queue gave it. */
export interface ToastEntry extends ToastMessage {
  id: string
}

/** What is on the screen and what is kept for later, newest last. */
export interface ToastState {
  shown: readonly ToastEntry[]
  kept: readonly ToastEntry[]
}

/** Where an application puts its notices. */
export interface ToastQueue {
  /** Shows a notice and returns its id. */
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

const limit = 20
const without = (entries: readonly ToastEntry[], id: string) => entries.filter((entry) => entry.id !== id)

/** Makes a queue of notices, usually one for the whole application. */
export function createToastQueue(): ToastQueue {
  let state: ToastState = { shown: [], kept: [] }
  let count = 0
  const listeners = new Set<() => void>()
  const set = (next: ToastState) => {
    state = next
    for (const listener of listeners) listener()
  }
  return {
    add(message) {
      count += 1
      const id = `toast-${count}`
      set({ ...state, shown: [...state.shown, { ...message, id }] })
      return id
    },
    close(id) {
      const entry = state.shown.find((one) => one.id === id)
      if (!entry) return
      set({
        shown: without(state.shown, id),
        kept: entry.action ? [...state.kept, entry].slice(-limit) : state.kept,
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
