import { createHash } from 'node:crypto'
import type { Call } from '@tessera/contract'
import { HEADERS } from '@tessera/contract'
import { later } from './clock.ts'
import type { CallContext } from './context.ts'
import { invalidField, RequestFailure } from './failure.ts'

const KEPT_FOR = 24 * 60 * 60_000
/** An answer that has not come after this long never will: its server has gone. */
const GIVEN_UP_AFTER = 60_000
/** Seconds after which the answer of a request that still runs may be there. */
const ASK_AGAIN_AFTER = 1
const KEY = /^[\w-]{8,100}$/

const hash = (text: string): string => createHash('sha256').update(text).digest('base64url')

/**
 * Does a creating call once for each `Idempotency-Key`: the same request sent again gets the first one's answer, while
 * that one still runs 409, and the key of another request 400 (draft-ietf-httpapi-idempotency-key-header).
 */
export async function once(
  call: Call,
  { db, clock, caller, request, reply }: CallContext,
  input: unknown,
  act: () => Promise<unknown>,
): Promise<unknown> {
  const key = request.headers[HEADERS.idempotencyKey]
  if (!call.idempotent || key === undefined) return act()
  if (typeof key !== 'string' || !KEY.test(key)) {
    throw invalidField(HEADERS.idempotencyKey, 'invalid_key', 'Use 8 to 100 letters, digits, - and _.')
  }
  const now = clock.now()
  const key_hash = hash(`${call.id} ${caller?.account.loginId ?? request.ip} ${key}`)
  const request_hash = hash(JSON.stringify([caller?.account.company.id, input]))
  await db
    .deleteFrom('idempotency_keys')
    .where((where) =>
      where.or([
        where('created_at', '<', later(now, -KEPT_FOR)),
        where.and([
          where('key_hash', '=', key_hash),
          where('status', 'is', null),
          where('created_at', '<', later(now, -GIVEN_UP_AFTER)),
        ]),
      ]),
    )
    .execute()
  const taken = await db
    .insertInto('idempotency_keys')
    .values({ key_hash, request_hash, status: null, answer: null, created_at: now, updated_at: now })
    .onConflict((conflict) => conflict.column('key_hash').doNothing())
    .returning('key_hash')
    .executeTakeFirst()
  const own = db.selectFrom('idempotency_keys').selectAll().where('key_hash', '=', key_hash)
  if (!taken) {
    const earlier = await own.executeTakeFirst()
    if (earlier && earlier.request_hash !== request_hash) {
      throw invalidField(HEADERS.idempotencyKey, 'reused_key', 'This key belongs to another request.')
    }
    if (!earlier?.status) {
      const headers = { 'retry-after': String(ASK_AGAIN_AFTER) }
      throw new RequestFailure('REQUEST_IN_PROGRESS', { message: 'The same request is being answered.', headers })
    }
    reply.header('idempotency-replayed', 'true')
    return earlier.answer ?? undefined
  }
  let answer: unknown
  try {
    answer = await act()
  } catch (error) {
    // A refusal has had no effect: the same key may try again.
    await db.deleteFrom('idempotency_keys').where('key_hash', '=', key_hash).execute()
    throw error
  }
  await db
    .updateTable('idempotency_keys')
    .set({ status: call.status, answer: answer === undefined ? null : JSON.stringify(answer) })
    .where('key_hash', '=', key_hash)
    .execute()
  return answer
}
