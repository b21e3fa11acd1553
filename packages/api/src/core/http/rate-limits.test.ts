import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestDatabase } from '../../testing/database.ts'
import { ManualClock } from '../../testing/server.ts'
import type { OpenDatabase } from '../database/database.ts'
import { createRateLimiter } from './rate-limit.ts'
import { createSecret } from '../sessions/secret.ts'
import { createSharedRateLimiter } from './shared-rate-limit.ts'

const HALF_A_MINUTE = 0.5
const MOST = 3

let database: OpenDatabase
let clock: ManualClock
beforeAll(async () => {
  database = await openTestDatabase()
})
beforeEach(async () => {
  clock = new ManualClock()
  await database.db.deleteFrom('rate_limits').execute()
})
afterAll(() => database.close())

/** The methods that both limiters share. */
interface Limiter {
  take: (key: string, perMinute: number) => number | Promise<number>
  refund: (key: string) => unknown
}

const LIMITERS: readonly [name: string, create: () => Limiter][] = [
  ['of one server', () => createRateLimiter(clock)],
  ['of all servers', () => createSharedRateLimiter(database.db, createSecret('only tests know'), clock)],
]

/** Takes the given number of times; returns the seconds to wait after the last one. */
async function takeTimes(limiter: Limiter, times: number, key = 'a'): Promise<number> {
  let wait = 0
  for (let count = 0; count < times; count += 1) wait = await limiter.take(key, MOST)
  return wait
}

describe.each(LIMITERS)('a limit %s', (_name, create) => {
  it('SRV-09a allows calls up to the limit, and returns the seconds to wait for the next one', async () => {
    const limiter = create()
    expect(await takeTimes(limiter, MOST)).toBe(0)
    clock.advance(HALF_A_MINUTE)
    expect(await takeTimes(limiter, 1)).toBe(30)
    expect(await takeTimes(limiter, MOST, 'b')).toBe(0)
  })

  it('SRV-09a ends a minute after its first call, whatever happens in between', async () => {
    const limiter = create()
    await takeTimes(limiter, 1)
    clock.advance(HALF_A_MINUTE)
    await takeTimes(limiter, MOST - 1)
    expect(await takeTimes(limiter, 2)).toBe(30)
    clock.advance(HALF_A_MINUTE)
    expect(await takeTimes(limiter, MOST)).toBe(0)
    expect(await takeTimes(limiter, 1)).toBe(60)
  })

  it('SRV-09a decreases the count for each call that is given back, but not below zero', async () => {
    const limiter = create()
    await takeTimes(limiter, MOST)
    await limiter.refund('a')
    expect([await takeTimes(limiter, 1), await takeTimes(limiter, 1)]).toEqual([0, 60])
    for (let count = 0; count <= MOST; count += 1) await limiter.refund('a')
    expect([await takeTimes(limiter, MOST), await takeTimes(limiter, 1)]).toEqual([0, 60])
  })
})

describe('the keys of a server’s limiter', () => {
  it('SRV-09a are counted several at a time, all or none', () => {
    const limiter = createRateLimiter(clock)
    expect(limiter.take('a', MOST, 2)).toBe(0)
    expect(limiter.take('a', MOST, 2)).toBe(60)
    expect(limiter.take('a', MOST, 1)).toBe(0)
  })

  it('SRV-09a are known until they are forgotten, or until 50,000 newer ones arrive', () => {
    const limiter = createRateLimiter(clock)
    limiter.take('a', 1)
    limiter.take('b', 1)
    expect([limiter.knows('a'), limiter.knows('c')]).toEqual([true, false])
    limiter.forget('a')
    expect([limiter.knows('a'), limiter.take('a', 1)]).toEqual([false, 0])
    for (let count = 0; count < 49_998; count += 1) limiter.take(`other ${count}`, 1)
    expect(limiter.knows('b')).toBe(true)
    limiter.take('the last', 1)
    expect([limiter.knows('b'), limiter.knows('a')]).toEqual([false, true])
  })
})
