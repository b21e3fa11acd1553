import { LIMITS } from '@tessera/contract'
import { expect, it } from 'vitest'
import { later } from '../core/clock.ts'
import { lockedUntil } from './rules.ts'

const NOW = new Date('2026-03-02T15:00:00Z')
const LOCK = LIMITS.signInLockMinutes * 60_000

/** Failures up to now, newest first, with the oldest one the given milliseconds ago. */
function failures(count: number, oldest: number): Date[] {
  return Array.from({ length: count }, (_, index) => later(NOW, (-oldest * index) / (count - 1)))
}

it.each([
  ['five failures within the lock period', failures(5, LOCK), later(NOW, LOCK)],
  ['five failures over a slightly longer period', failures(5, LOCK + 4), null],
  ['four failures', failures(4, 1000), null],
  ['no failure', [], null],
])('SES-03 a login is locked until the right time, or not at all, after %s', (_what, failed, until) => {
  expect(lockedUntil(failed, NOW)).toEqual(until)
})

it('SES-03 a lock ends 15 minutes after the last failure, to the millisecond', () => {
  const failed = failures(5, 1000)
  expect(lockedUntil(failed, later(NOW, LOCK - 1))).toEqual(later(NOW, LOCK))
  expect(lockedUntil(failed, later(NOW, LOCK))).toBeNull()
})
