import type { ListPage, Mail, MailsQuery } from '@tessera/contract'
import { sql } from 'kysely'
import type { AuditStamp } from '../database/columns.ts'
import type { Db } from '../database/database.ts'
import { normalized, contains } from '../database/normalized-text.ts'
import { toPage } from '../database/list-page.ts'

const SORTS = { created_at: sql<string>`created_at`, recipient: normalized(sql<string>`recipient`) } as const
const COLUMNS = ['id', 'recipient', 'locale', 'subject', 'body', 'created_at', 'sent_at', 'tries'] as const

type Row = Awaited<ReturnType<typeof rowOf>>

function rowOf(db: Db, id: string) {
  return db.selectFrom('mails').select(COLUMNS).where('id', '=', id).executeTakeFirstOrThrow()
}

/**
 * Whether operators can read the text of mails (only if no real recipient gets them), and whether the server sends
 * mails at all.
 */
interface OutboxMode {
  showsBody: boolean
  sends: boolean
}

function toMail({ body, created_at, sent_at, ...row }: Row, { showsBody, sends }: OutboxMode): Mail {
  const at = { created_at: created_at.toISOString(), sent_at: sent_at?.toISOString() ?? null }
  return { ...row, ...at, sendable: sends, body: showsBody ? body : null }
}

/** One page of the outbox. */
export async function listMails(
  db: Db,
  { page, size, search, sortBy, sortOrder }: MailsQuery,
  mode: OutboxMode,
): Promise<ListPage<Mail>> {
  const all = db.selectFrom('mails')
  const found = search
    ? all.where((where) => where.or([contains(sql<string>`recipient`, search), contains(sql<string>`subject`, search)]))
    : all
  const { total } = await found.select((is) => is.fn.countAll<string>().as('total')).executeTakeFirstOrThrow()
  const rows = await found
    .select(COLUMNS)
    .orderBy(SORTS[sortBy], sortOrder)
    .orderBy('id')
    .limit(size)
    .offset(page * size)
    .execute()
  const mails = rows.map((row) => toMail(row, mode))
  return toPage(mails, Number(total), { page, size })
}

/** Queues a mail to be sent again; null if there is none. */
export async function requeueMail(db: Db, id: string, { by, at }: AuditStamp, mode: OutboxMode): Promise<Mail | null> {
  const row = await db
    .updateTable('mails')
    .set({ sent_at: null, taken_at: null, updated_at: at, updated_by: by })
    .where('id', '=', id)
    .returning(COLUMNS)
    .executeTakeFirst()
  return row ? toMail(row, mode) : null
}
