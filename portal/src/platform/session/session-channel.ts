/** Messages between a browser's tabs about their shared session. */
export type TabMessage =
  /** The user was active, so the session of this login ends at this time, in milliseconds since 1970. */
  | { kind: 'extended'; loginId: string; endsAt: number }
  /** A user is signed in, so an ended session can continue. */
  | { kind: 'signedIn'; loginId: string }
  /** The server reported the end of the session. */
  | { kind: 'ended' }
  /** The user has logged out. */
  | { kind: 'loggedOut' }

type Listener = (message: TabMessage) => void

const listeners = new Set<Listener>()
let post: ((message: TabMessage) => void) | undefined

function isTabMessage(value: unknown): value is TabMessage {
  return typeof value === 'object' && value !== null && 'kind' in value
}

/** One channel for the whole page: a page doesn't receive its own messages. */
function line(): (message: TabMessage) => void {
  if (post) return post
  const channel = new BroadcastChannel('session')
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (isTabMessage(data)) for (const listener of listeners) listener(data)
  })
  post = channel.postMessage.bind(channel)
  return post
}

/** Sends a message to the other tabs of this origin. */
export function notifyTabs(message: TabMessage): void {
  line()(message)
}

/** Calls back on messages from other tabs; returns the unsubscribe function. */
export function onTabMessage(listener: Listener): () => void {
  line()
  listeners.add(listener)
  return () => listeners.delete(listener)
}
