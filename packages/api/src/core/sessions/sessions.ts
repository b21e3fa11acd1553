import type { ErrorCode, TenantCode } from '@tessera/contract'
import { sql } from 'kysely'
import type { Clock } from '../clock.ts'
import { later } from '../clock.ts'
import type { Db } from '../database/database.ts'
import { transact } from '../database/database.ts'
import type { Secret } from './secret.ts'
import { randomToken } from './secret.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
/** Milliseconds that ended sessions are kept, so that users learn why they ended. */
const REMEMBERED_FOR = 7 * 24 * HOUR
/** No account has these rights, so a session with them is closed for good. */
const CLOSED = { rights: '' }

/** Limits of a session's duration. */
export interface SessionLimits {
  idleMinutes: number
  sessionHours: number
}

/** The session's user, and their rights when it began. */
export interface SessionOwner {
  loginId: string
  rights: string
}

/** A live session. */
export interface Session extends SessionOwner {
  tokenHash: string
  tenant: TenantCode
  expiresAt: Date
  idleExpiresAt: Date
}

/** The reason why a token is invalid. */
export type SessionEnd = Extract<ErrorCode, 'INVALID_TOKEN' | 'SESSION_EXPIRED' | 'SESSION_IDLE'>

/** Sessions in the database. Only the browser has the token; the table has its fingerprint. */
export interface Sessions {
  /** Starts a session that replaces an earlier one; returns its token. */
  start(
    owner: SessionOwner,
    tenant: TenantCode,
    limits: SessionLimits,
    earlierToken: string | undefined,
  ): Promise<string>
  find(token: string, tenant: TenantCode, limits: SessionLimits): Promise<Session | SessionEnd>
  /** Returns a session with its idle limit extended from now, without storing it. */
  extended(session: Session, limits: SessionLimits): Session
  /** Stores user activity, which extends the idle limit. */
  extendSession(session: Session, limits: SessionLimits): Promise<Session>
  /** Ends a session of this tenant; on another tenant's host, its token is unknown. */
  end(token: string, tenant: TenantCode): Promise<void>
  /** Whether it is recorded that a session acts for a company. */
  hasActedFor(session: Session, companyId: string): Promise<boolean>
  /** Records that a session acts for a company; returns whether it is the first time. */
  beginActing(db: Db, session: Session, companyId: string): Promise<boolean>
  /** Ends all sessions of a user. */
  endAll(db: Db, ...loginIds: readonly string[]): Promise<void>
  /** Removes the rights of all sessions of a user. They no longer work, but are kept to report why. */
  closeAll(db: Db, ...loginIds: readonly string[]): Promise<void>
  /** Removes the rights of one session. */
  close(session: Session): Promise<void>
}

function idleEnd(lastActivity: Date, { idleMinutes }: SessionLimits): Date {
  return later(lastActivity, idleMinutes * MINUTE)
}

export function createSessions(db: Db, secret: Secret, clock: Clock): Sessions {
  async function end(token: string, tenant: TenantCode): Promise<void> {
    const own = db.deleteFrom('sessions').where('token_hash', '=', secret.fingerprint(token))
    await own.where('tenant', '=', tenant).execute()
  }

  const extended: Sessions['extended'] = (session, limits) => ({
    ...session,
    idleExpiresAt: idleEnd(clock.now(), limits),
  })

  return {
    end,
    async start({ loginId, rights }, tenant, limits, earlierToken) {
      const now = clock.now()
      const token = randomToken()
      await transact(db, async (tx) => {
        await tx.deleteFrom('sessions').where('expires_at', '<', later(now, -REMEMBERED_FOR)).execute()
        if (earlierToken) {
          await tx.deleteFrom('sessions').where('token_hash', '=', secret.fingerprint(earlierToken)).execute()
        }
        await tx
          .insertInto('sessions')
          .values({
            token_hash: secret.fingerprint(token),
            login_id: loginId,
            rights,
            tenant,
            last_activity_at: now,
            expires_at: later(now, limits.sessionHours * HOUR),
            created_by: loginId,
            updated_by: loginId,
          })
          .execute()
      })
      return token
    },
    async find(token, tenant, limits) {
      const row = await db
        .selectFrom('sessions')
        .select(['token_hash', 'login_id', 'rights', 'tenant', 'expires_at', 'last_activity_at'])
        .where('token_hash', '=', secret.fingerprint(token))
        .executeTakeFirst()
      if (!row || row.tenant !== tenant) return 'INVALID_TOKEN'
      const now = clock.now()
      const idleExpiresAt = idleEnd(row.last_activity_at, limits)
      if (row.expires_at <= now) return 'SESSION_EXPIRED'
      if (idleExpiresAt <= now) return 'SESSION_IDLE'
      const { token_hash: tokenHash, login_id: loginId, rights, expires_at: expiresAt } = row
      return { tokenHash, loginId, rights, tenant, expiresAt, idleExpiresAt }
    },
    extended,
    async extendSession(session, limits) {
      const now = clock.now()
      await db
        .updateTable('sessions')
        .set({ last_activity_at: now, updated_at: now })
        .where('token_hash', '=', session.tokenHash)
        .execute()
      return extended(session, limits)
    },
    async hasActedFor({ tokenHash }, companyId) {
      const known = await db
        .selectFrom('sessions_companies')
        .innerJoin('sessions', 'sessions.id', 'sessions_companies.session_id')
        .select('sessions_companies.id')
        .where('token_hash', '=', tokenHash)
        .where('company_id', '=', companyId)
        .executeTakeFirst()
      return known !== undefined
    },
    async beginActing(connection, { tokenHash }, companyId) {
      const begun = await connection
        .insertInto('sessions_companies')
        .columns(['session_id', 'company_id'])
        .expression((from) =>
          from
            .selectFrom('sessions')
            .select(['id', sql<string>`${companyId}::uuid`.as('company_id')])
            .where('token_hash', '=', tokenHash)
            .forKeyShare(),
        )
        .onConflict((conflict) => conflict.columns(['session_id', 'company_id']).doNothing())
        .returning('id')
        .executeTakeFirst()
      return begun !== undefined
    },
    async endAll(connection, ...loginIds) {
      await connection.deleteFrom('sessions').where('login_id', 'in', loginIds).execute()
    },
    async closeAll(connection, ...loginIds) {
      await connection.updateTable('sessions').set(CLOSED).where('login_id', 'in', loginIds).execute()
    },
    async close({ tokenHash }) {
      await db.updateTable('sessions').set(CLOSED).where('token_hash', '=', tokenHash).execute()
    },
  }
}
