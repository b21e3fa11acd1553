/** Messages between a browser's tabs about their shared session. */
export type TabMessage =
  /** A person did something: the session of this login ends then, in milliseconds since 1970. */
  | { kind: 'moved'; loginId: string; endsAt: number }
  /** A user is signed in: an ended session may continue. */
  | { kind: 'signedIn'; loginId: string }
  /** The server has said that the session is over. */
  | { kind: 'ended' }
  /** A person has logged out. */
  | { kind: 'loggedOut' }

type Listener = (message: TabMessage) => void

const listeners = new Set<Listener>()
let tell: ((message: TabMessage) => void) | undefined

function isTabMessage(value: unknown): value is TabMessage {
  return typeof value === 'object' && value !== null && 'kind' in value
}

/** One channel for the whole page: a page doesn't receive its own messages. */
function line(): (message: TabMessage) => void {
  if (tell) return tell
  const channel = new BroadcastChannel('session')
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (isTabMessage(data)) for (const listener of listeners) listener(data)
  })
  tell = channel.postMessage.bind(channel)
  return tell
}

/** Tells the other tabs of this origin something. */
export function tellTabs(message: TabMessage): void {
  line()(message)
}

/** Calls back with messages of other tabs; returns the unsubscribe function. */
export function onTabMessage(listener: Listener): () => void {
  line()
  listeners.add(listener)
  return () => listeners.delete(listener)
}
