import type { Kysely } from 'kysely'
import { sql } from 'kysely'

const STATEMENTS = [
  `alter table users
    add column invited_at timestamptz,
    add column invited_until timestamptz,
    add column invitations integer not null default 0`,
  `update users set invited_at = created_at, invited_until = created_at + interval '30 days', invitations = 1
    where stage = 'INVITATION_SENT'`,
]

/** When users were invited, until when the invitation is valid, and how often it was sent. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}
