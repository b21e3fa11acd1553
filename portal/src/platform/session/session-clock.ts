/** How long before the idle end a person is warned, in milliseconds. */
export const WARN_BEFORE = 2 * 60_000
/** Milliseconds until the server is asked again about a session that it considers live although its time is up here. */
const GRACE = 2000
/** Longer timers fire at once. */
const LONGEST_TIMER = 2 ** 31 - 1

/**
 * The phase of a session: `none` nobody is signed in, `live`, `ending` its last two minutes, `over` its time is up
 * and the server is asked, `ended` the server has confirmed, `leaving` the page is about to be left.
 */
export type Phase = 'none' | 'live' | 'ending' | 'over' | 'ended' | 'leaving'

/** Phases that a user is told about. */
export const TOLD_PHASES: readonly Phase[] = ['ending', 'over', 'ended']

export interface SessionTime {
  phase: Phase
  /** The session's user; empty without one. */
  loginId: string
  /** When it ends unless a person does something, in milliseconds since 1970. */
  endsAt: number
}

interface Options {
  /** The clock, in milliseconds since 1970. */
  now?: () => number
  /** The time is up, as far as this device knows. */
  onOver: (clock: SessionClock) => void
}

const NONE: SessionTime = { phase: 'none', loginId: '', endsAt: 0 }

/** Follows the idle end of a session in one tab. */
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

  /** The server says whose session it is and when it ends; another person's ends the one that this tab shows. */
  begin(loginId: string, endsAt: number): void {
    const { loginId: known } = this.#time
    const end = Number.isNaN(endsAt) ? Number.POSITIVE_INFINITY : Math.max(endsAt, this.now() + GRACE)
    if (known !== '' && known !== loginId) this.end()
    else this.#follow({ loginId, endsAt: end })
  }

  /** A person has done something: a session that is not over for good ends then, if that is later. */
  move(endsAt: number): void {
    const { phase, loginId } = this.#time
    const isOpen = phase === 'live' || phase === 'ending' || phase === 'over'
    if (isOpen && endsAt > this.#time.endsAt) this.#follow({ loginId, endsAt })
  }

  /** The session is over for good. */
  end(): void {
    if (this.#time.phase !== 'none') this.#be({ ...this.#time, phase: 'ended' })
  }

  /** The page is about to be left; until then it stays as it is. */
  leave(): void {
    if (this.#time.phase !== 'none') this.#be({ ...this.#time, phase: 'leaving' })
  }

  /** Nobody is signed in any more. */
  stop(): void {
    this.#be(NONE)
  }

  /** Looks at the clock again, as after a sleep. */
  readonly check = (): void => {
    const { phase, ...session } = this.#time
    if (phase === 'live' || phase === 'ending') this.#follow(session)
  }

  #follow({ loginId, endsAt }: Omit<SessionTime, 'phase'>): void {
    const left = endsAt - this.now()
    const phase = left > WARN_BEFORE ? 'live' : left > 0 ? 'ending' : 'over'
    const wasOver = this.#time.phase === 'over'
    this.#be({ phase, loginId, endsAt })
    if (phase === 'over') {
      if (!wasOver) this.#onOver(this)
      return
    }
    const next = phase === 'live' ? left - WARN_BEFORE : left
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
