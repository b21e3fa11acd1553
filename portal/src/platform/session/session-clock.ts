/** Milliseconds before the idle end at which the warning appears. */
export const WARN_BEFORE = 2 * 60_000
/**
 * Milliseconds before the server is asked again about a session that it considers live although its time is up here.
 */
const GRACE = 2000
/** A browser fires longer timers immediately. */
const LONGEST_TIMER = 2 ** 31 - 1

/**
 * The phase of a session.
 * - `none`: no user is signed in.
 * - `live`: the session continues.
 * - `ending`: its last two minutes.
 * - `over`: its time is up and the server is asked.
 * - `ended`: the server has confirmed the end.
 * - `leaving`: the page is about to navigate away.
 */
export type Phase = 'none' | 'live' | 'ending' | 'over' | 'ended' | 'leaving'

/** Phases that the user sees. */
export const VISIBLE_PHASES: readonly Phase[] = ['ending', 'over', 'ended']

export interface SessionTime {
  phase: Phase
  /** The session's user; empty without one. */
  loginId: string
  /** When it ends without user activity, in milliseconds since 1970. */
  endsAt: number
}

interface Options {
  /** The clock, in milliseconds since 1970. */
  now?: () => number
  /** Called when the time is up by this device's clock. */
  onOver: (clock: SessionClock) => void
}

const NONE: SessionTime = { phase: 'none', loginId: '', endsAt: 0 }

/** Tracks the idle end of a session in one tab. */
export class SessionClock {
  #time: SessionTime = NONE
  #timer: ReturnType<typeof setTimeout> | undefined
  readonly #listeners = new Set<() => void>()
  readonly #onOver: (clock: SessionClock) => void
  readonly now: () => number

  constructor({ now = Date.now, onOver }: Options) {
    this.now = now
    this.#onOver = onOver
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  readonly getTime = (): SessionTime => this.#time

  /** Sets the session's user and end from the server. If it is another user's session, the session of this tab ends. */
  begin(loginId: string, endsAt: number): void {
    const { loginId: known } = this.#time
    const end = Number.isNaN(endsAt) ? Number.POSITIVE_INFINITY : Math.max(endsAt, this.now() + GRACE)
    if (known !== '' && known !== loginId) this.end()
    else this.#follow({ loginId, endsAt: end })
  }

  /** Extends the session after user activity, unless it has finally ended. The end never moves to an earlier time. */
  move(endsAt: number): void {
    const { phase, loginId } = this.#time
    const isOpen = phase === 'live' || phase === 'ending' || phase === 'over'
    if (isOpen && endsAt > this.#time.endsAt) this.#follow({ loginId, endsAt })
  }

  /** Ends the session finally. */
  end(): void {
    if (this.#time.phase !== 'none') this.#be({ ...this.#time, phase: 'ended' })
  }

  /** Marks that the page is about to navigate away; until then it stays unchanged. */
  leave(): void {
    if (this.#time.phase !== 'none') this.#be({ ...this.#time, phase: 'leaving' })
  }

  /** Stops, because no user is signed in anymore. */
  stop(): void {
    this.#be(NONE)
  }

  /** Checks the clock again, for example after the device slept. */
  readonly check = (): void => {
    const { phase, ...session } = this.#time
    if (phase === 'live' || phase === 'ending') this.#follow(session)
  }

  #follow({ loginId, endsAt }: Omit<SessionTime, 'phase'>): void {
    const remaining = endsAt - this.now()
    const phase = remaining > WARN_BEFORE ? 'live' : remaining > 0 ? 'ending' : 'over'
    const wasOver = this.#time.phase === 'over'
    this.#be({ phase, loginId, endsAt })
    if (phase === 'over') {
      if (!wasOver) this.#onOver(this)
      return
    }
    const next = phase === 'live' ? remaining - WARN_BEFORE : remaining
    this.#timer = setTimeout(this.check, Math.min(next, LONGEST_TIMER))
  }

  #be(time: SessionTime): void {
    clearTimeout(this.#timer)
    const { phase, endsAt } = this.#time
    const isSame = phase === time.phase && endsAt === time.endsAt
    this.#time = time
    if (!isSame) for (const listener of this.#listeners) listener()
  }
}
