import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestDatabase } from '../../testing/database.ts'
import { ManualClock } from '../../testing/server.ts'
import type { OpenDatabase } from '../database/database.ts'
import { createSecret } from './secret.ts'
import type { Sessions } from './sessions.ts'
import { createSessions } from './sessions.ts'

const OWNER = { loginId: 'user@brightfoods.example', rights: 'company' }
const LIMITS = { idleMinutes: 30, sessionHours: 12 }
const NEVER_IDLE = { ...LIMITS, idleMinutes: 100 * 24 * 60 }
const HOUR = 60
const DAY = 24 * HOUR

let database: OpenDatabase
let clock: ManualClock
let sessions: Sessions
beforeAll(async () => {
  database = await openTestDatabase()
})
beforeEach(() => {
  clock = new ManualClock()
  sessions = createSessions(database.db, createSecret('only tests know'), clock)
})
afterAll(() => database.close())

const start = (limits = LIMITS, earlier?: string) => sessions.start(OWNER, 'US', limits, earlier)
const find = (token: string, limits = LIMITS) => sessions.find(token, 'US', limits)
const isLive = async (token: string, limits = LIMITS) => typeof (await find(token, limits)) !== 'string'

/** A token's session, which must be live. */
async function liveSession(token: string) {
  const session = await find(token)
  if (typeof session === 'string') throw new Error(session)
  return session
}

describe('a session', () => {
  it('SES-06b ends 30 minutes after the last activity, to the millisecond', async () => {
    const token = await start()
    await clock.pause(30 * 60_000 - 1)
    expect(await isLive(token)).toBe(true)
    await clock.pause(1)
    expect(await find(token)).toBe('SESSION_IDLE')
  })

  it('SES-06c ends later only after its own activity', async () => {
    const [token, other] = [await start(), await start()]
    clock.advance(20)
    const extended = await sessions.extendSession(await liveSession(token), LIMITS)
    expect(extended.idleExpiresAt.getTime() - clock.now().getTime()).toBe(30 * 60_000)
    clock.advance(20)
    expect([await isLive(token), await find(other)]).toEqual([true, 'SESSION_IDLE'])
  })

  it('SES-06a ends 12 hours after it began despite activity, to the millisecond', async () => {
    const token = await start(NEVER_IDLE)
    await clock.pause(12 * HOUR * 60_000 - 1)
    expect(await isLive(token, NEVER_IDLE)).toBe(true)
    await clock.pause(1)
    expect(await find(token, NEVER_IDLE)).toBe('SESSION_EXPIRED')
  })

  it('SES-06a reports why it ended for seven days', async () => {
    const token = await start()
    clock.advance(12 * HOUR + 7 * DAY)
    await start()
    expect(await find(token)).toBe('SESSION_EXPIRED')
    clock.advance(1)
    await start()
    expect(await find(token)).toBe('INVALID_TOKEN')
  })

  it('SES-03 replaces only the previous session in the same browser', async () => {
    const [before, other] = [await start(), await start()]
    const token = await start(LIMITS, before)
    expect([await isLive(token), await isLive(other), await find(before)]).toEqual([true, true, 'INVALID_TOKEN'])
  })

  it('GEN-03 is found and ended only at its own tenant', async () => {
    const token = await start()
    expect(await sessions.find(token, 'MX', LIMITS)).toBe('INVALID_TOKEN')
    await sessions.end(token, 'MX')
    expect(await isLive(token)).toBe(true)
    await sessions.end(token, 'US')
    expect(await find(token)).toBe('INVALID_TOKEN')
  })

  it('USR-06 loses its rights with all its user’s sessions, and is kept to report why', async () => {
    const [one, two] = [await start(), await start()]
    await sessions.closeAll(database.db, OWNER.loginId)
    for (const token of [one, two]) expect(await find(token)).toMatchObject({ loginId: OWNER.loginId, rights: '' })
  })

  it('CTX-06 records once that it acts for a company, separately from other sessions', async () => {
    const { id } = await database.db.selectFrom('companies').select('id').limit(1).executeTakeFirstOrThrow()
    const [session, other] = [await liveSession(await start()), await liveSession(await start())]
    expect(await sessions.hasActedFor(session, id)).toBe(false)
    expect(await sessions.beginActing(database.db, session, id)).toBe(true)
    expect(await sessions.beginActing(database.db, session, id)).toBe(false)
    expect([await sessions.hasActedFor(session, id), await sessions.hasActedFor(other, id)]).toEqual([true, false])
  })
})
