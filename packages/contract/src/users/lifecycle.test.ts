import { describe, expect, it } from 'vitest'
import type { StageEvent, UserAction, UserStatus } from './lifecycle.ts'
import { actionsOn, stageAfter } from './lifecycle.ts'
import type { UserStage } from './rules.ts'
import { USER_STAGES } from './rules.ts'

const EVENTS: readonly StageEvent[] = [
  'RESENT',
  'REGISTERED',
  'EXPIRED',
  'RENEWED',
  'GRANTED',
  'PRODUCTS_PENDING',
  'PRODUCTS_COMPLETE',
  'FAILED',
]

/** The table of USR-08, line by line. */
const LINES: readonly [UserStage, StageEvent, UserStage | null][] = [
  ['INVITATION_SENT', 'RESENT', 'INVITATION_SENT'],
  ['INVITATION_SENT', 'REGISTERED', 'GRANTING_ACCESS'],
  ['INVITATION_SENT', 'EXPIRED', 'EXPIRED'],
  ['EXPIRED', 'RENEWED', 'INVITATION_SENT'],
  ['FAILED', 'RENEWED', 'GRANTING_ACCESS'],
  ['GRANTING_ACCESS', 'GRANTED', 'COMPLETING'],
  ['COMPLETING', 'PRODUCTS_PENDING', 'WAITING_FOR_ACCESS'],
  ['COMPLETING', 'PRODUCTS_COMPLETE', null],
  ['WAITING_FOR_ACCESS', 'PRODUCTS_COMPLETE', null],
  ['GRANTING_ACCESS', 'FAILED', 'FAILED'],
  ['COMPLETING', 'FAILED', 'FAILED'],
]

describe('stages of an invited user', () => {
  it.each(LINES)('USR-08 from %s, %s continues to %s', (stage, event, next) => {
    expect(stageAfter(stage, event)).toBe(next)
  })

  it('USR-08 no other event is possible, and active users have no events', () => {
    const possible = USER_STAGES.flatMap((stage) =>
      EVENTS.filter((event) => stageAfter(stage, event) !== undefined).map((event) => `${stage} ${event}`),
    )
    expect(possible.toSorted()).toEqual(LINES.map(([stage, event]) => `${stage} ${event}`).toSorted())
    expect(EVENTS.map((event) => stageAfter(null, event))).toEqual(EVENTS.map(() => undefined))
  })
})

describe('actions of administrators', () => {
  it.each<[UserStatus, UserStage | null, UserAction[]]>([
    ['ACTIVE', null, ['EDIT', 'BLOCK', 'DELETE']],
    ['BLOCKED', null, ['UNBLOCK', 'DELETE']],
    ['PENDING', 'INVITATION_SENT', ['RESEND', 'EDIT', 'DELETE']],
    ['PENDING', 'GRANTING_ACCESS', ['EDIT', 'DELETE']],
    ['PENDING', 'COMPLETING', ['EDIT', 'DELETE']],
    ['PENDING', 'WAITING_FOR_ACCESS', ['EDIT', 'DELETE']],
    ['PENDING', 'FAILED', ['RENEW', 'DELETE']],
    ['PENDING', 'EXPIRED', ['RENEW', 'DELETE']],
  ])('USR-07 USR-09 for %s %s: %j', (status, stage, allowedActions) => {
    expect(actionsOn({ status, stage })).toEqual(allowedActions)
  })
})
