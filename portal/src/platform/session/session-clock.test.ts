import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { SessionClock } from './session-clock.ts'

const MINUTE = 60_000
const onOver = vi.fn<() => void>()

function started(idleMinutes: number): SessionClock {
  const clock = new SessionClock({ onOver })
  clock.begin('dana', Date.now() + idleMinutes * MINUTE)
  return clock
}

describe('SessionClock', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('B-02 warns two minutes before the idle end and asks the server when time is up', () => {
    const clock = started(30)
    expect(clock.getTime().phase).toBe('live')
    vi.advanceTimersByTime(28 * MINUTE - 1)
    expect(clock.getTime().phase).toBe('live')
    vi.advanceTimersByTime(1)
    expect(clock.getTime().phase).toBe('ending')
    vi.advanceTimersByTime(2 * MINUTE)
    expect(clock.getTime().phase).toBe('over')
    expect(onOver).toHaveBeenCalledOnce()
  })

  it('B-02 can be extended more than ten times', () => {
    const clock = started(30)
    for (let times = 0; times < 12; times += 1) {
      vi.advanceTimersByTime(29 * MINUTE)
      expect(clock.getTime().phase).toBe('ending')
      clock.move(Date.now() + 30 * MINUTE)
      expect(clock.getTime().phase).toBe('live')
    }
    expect(onOver).not.toHaveBeenCalled()
  })

  it('B-02 never moves the end to an earlier time, nor after the session has ended', () => {
    const clock = started(30)
    const { endsAt } = clock.getTime()
    clock.move(endsAt - MINUTE)
    expect(clock.getTime().endsAt).toBe(endsAt)
    clock.end()
    clock.move(endsAt + MINUTE)
    expect(clock.getTime().phase).toBe('ended')
  })

  it('B-02 uses a given clock instead of the device’s', () => {
    let now = 0
    const clock = new SessionClock({ now: () => now, onOver })
    clock.begin('dana', 30 * MINUTE)
    now = 29 * MINUTE
    clock.check()
    expect(clock.getTime()).toEqual({ phase: 'ending', loginId: 'dana', endsAt: 30 * MINUTE })
  })

  it('B-02 notices on waking that time is up', () => {
    let now = 0
    const clock = new SessionClock({ now: () => now, onOver })
    clock.begin('dana', 30 * MINUTE)
    now = 300 * MINUTE
    clock.check()
    expect(onOver).toHaveBeenCalledOnce()
  })

  it('SES-06 asks the server again only after a delay if the server still considers the session live', () => {
    const clock = started(0)
    expect(clock.getTime().phase).toBe('ending')
    vi.advanceTimersByTime(2000)
    expect(onOver).toHaveBeenCalledOnce()
    clock.begin('dana', Date.now() - 1)
    vi.advanceTimersByTime(1999)
    expect(onOver).toHaveBeenCalledOnce()
    vi.advanceTimersByTime(1)
    expect(onOver).toHaveBeenCalledTimes(2)
  })

  it('SES-06 asks once after its end, even if the end is moved', () => {
    const clock = started(0)
    vi.advanceTimersByTime(10_000)
    expect(clock.getTime().phase).toBe('over')
    clock.move(clock.getTime().endsAt + 1000)
    clock.check()
    expect(clock.getTime().phase).toBe('over')
    expect(onOver).toHaveBeenCalledOnce()
  })

  it('SES-06 does not fire if the end is missing or further away than a timer can wait', () => {
    const now = vi.fn<() => number>(() => Date.now())
    const clock = new SessionClock({ now, onOver })
    clock.begin('dana', Date.now() + 40 * 24 * 60 * MINUTE)
    const looks = now.mock.calls.length
    vi.advanceTimersByTime(MINUTE)
    expect(now).toHaveBeenCalledTimes(looks)
    clock.begin('dana', Number.NaN)
    vi.advanceTimersByTime(30 * 24 * 60 * MINUTE)
    expect(clock.getTime()).toMatchObject({ phase: 'live', endsAt: Number.POSITIVE_INFINITY })
  })

  it('B-02 notifies each listener once per change until it unsubscribes', () => {
    const clock = started(30)
    const listener = vi.fn<() => void>()
    const stop = clock.subscribe(listener)
    clock.check()
    expect(listener).not.toHaveBeenCalled()
    vi.advanceTimersByTime(28 * MINUTE)
    expect(listener).toHaveBeenCalledOnce()
    clock.leave()
    expect(listener).toHaveBeenCalledTimes(2)
    stop()
    clock.stop()
    expect(listener).toHaveBeenCalledTimes(2)
    clock.end()
    clock.leave()
    expect(clock.getTime().phase).toBe('none')
  })

  it('SES-12 ends when another user’s session has replaced it', () => {
    const clock = started(30)
    clock.begin('kim', Date.now() + 30 * MINUTE)
    expect(clock.getTime()).toMatchObject({ phase: 'ended', loginId: 'dana' })
  })

  it('SES-05 tracks no session after a logout', () => {
    const clock = started(30)
    clock.stop()
    vi.advanceTimersByTime(60 * MINUTE)
    expect(clock.getTime().phase).toBe('none')
    expect(onOver).not.toHaveBeenCalled()
  })
})
