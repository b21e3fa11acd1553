import { createHash } from 'node:crypto'
import type { Call } from '@tessera/contract'
import { HEADERS } from '@tessera/contract'
import { sql } from 'kysely'
import { later } from '../clock.ts'
import type { CallContext } from './context.ts'
import { transact } from '../database/database.ts'
import { invalidField, HttpError } from './http-error.ts'

const KEPT_FOR = 24 * 60 * 60_000
/** Retry-After in seconds while the first request is still running. */
export const ASK_AGAIN_AFTER = 1
const KEY = /^[\w-]{8,100}$/

const hash = (text: string): string => createHash('sha256').update(text).digest('base64url')

/**
 * Runs a creating call once for each `Idempotency-Key`. An equal request gets the first response. It gets 409 while the
 * first still runs, and 400 if the key belongs to another request (draft-ietf-httpapi-idempotency-key-header). The
 * response and the effect share one transaction.
 */
export async function withIdempotency(
  call: Call,
  context: CallContext,
  input: unknown,
  action: (context: CallContext) => Promise<unknown>,
): Promise<unknown> {
  const { clock, caller, request, reply } = context
  const key = request.headers[HEADERS.idempotencyKey]
  if (!call.idempotent || key === undefined) return action(context)
  if (typeof key !== 'string' || !KEY.test(key)) {
    throw invalidField(HEADERS.idempotencyKey, 'invalid_key', 'Use 8 to 100 letters, digits, - and _.')
  }
  const now = clock.now()
  const key_hash = hash(`${call.id} ${caller?.account.loginId ?? request.ip} ${key}`)
  const request_hash = hash(JSON.stringify([caller?.account.company.id, input]))
  await context.db.deleteFrom('idempotency_keys').where('created_at', '<', later(now, -KEPT_FOR)).execute()
  return transact(context.db, async (db) => {
    const { rows } = await sql<{ isOurs: boolean }>`
      select pg_try_advisory_xact_lock(hashtextextended(${key_hash}, 0)) as "isOurs"`.execute(db)
    if (!rows[0]?.isOurs) {
      const headers = { 'retry-after': String(ASK_AGAIN_AFTER) }
      throw new HttpError('REQUEST_IN_PROGRESS', { message: 'The same request is being answered.', headers })
    }
    const earlier = await db
      .selectFrom('idempotency_keys')
      .select(['request_hash', 'answer'])
      .where('key_hash', '=', key_hash)
      .executeTakeFirst()
    if (earlier && earlier.request_hash !== request_hash) {
      throw invalidField(HEADERS.idempotencyKey, 'reused_key', 'This key belongs to another request.')
    }
    if (earlier) {
      reply.header('idempotency-replayed', 'true')
      return earlier.answer ?? undefined
    }
    const answer = await action({ ...context, ...context.withConnection(db) })
    await db
      .insertInto('idempotency_keys')
      .values({
        key_hash,
        request_hash,
        answer: answer === undefined ? null : JSON.stringify(answer),
        created_at: now,
        updated_at: now,
      })
      .execute()
    return answer
  })
}
